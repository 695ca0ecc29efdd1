// The same bot in JavaScript: prikup arena --bots "cmd:node examples/program_bot.mjs,random"
import { createInterface } from "node:readline";

function chosen(legal, asks) {
  if (legal.includes("pass")) return "pass";
  const strength = (card) => "789TJQKA".indexOf(card[0]);
  if (asks === "play") return legal.reduce((low, card) => (strength(card) < strength(low) ? card : low));
  return legal.at(-1);
}

const answers = {
  hello: () => ({ version: 1, name: "cautious" }),
  choose: ({ legal, view }) => ({ text: chosen(legal, view.asks) }),
  offer: () => ({ text: "no" }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const answer = answers[question.type]; // "deal" and "over" ask nothing
  if (answer) console.log(JSON.stringify({ id: question.id, ...answer(question) }));
}
