// Make the fonts of the client from variable fonts of npm (OFL-1.1; the licences are written beside them): one file per
// family and script, with the weights and characters in use, and the style sheet that names them.
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(web, "src/style/generated");
const { resolve } = createRequire(import.meta.url);
const home = (name) => dirname(resolve(`@fontsource-variable/${name}/package.json`));

// Characters in use by script; other characters in names come from the fonts of the system.
const scripts = {
  latin: "U+20-7E,U+A0,U+A7,U+A9,U+AB,U+B0-B1,U+B7,U+BB-BE,U+D7,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2032,U+20AC,U+2153-215E,U+2190-2193,U+2212",
  accents: "U+BF-D6,U+D8-FF,U+131,U+152-153", // only in names
  cyrillic: "U+401,U+410-44F,U+451,U+490-491,U+2116",
  greek: "U+384-38A,U+38C,U+38E-3A1,U+3A3-3CE",
  armenian: "U+531-556,U+559-55F,U+561-587,U+589-58A,U+58F",
};
// Headings and bids have one weight; text has all weights of the range.
const families = {
  "Prikup Sans": {
    weight: { min: 400, max: 600 },
    sources: { latin: "inter", accents: "inter", cyrillic: "inter", greek: "inter", armenian: "noto-sans-armenian" },
  },
  "Prikup Serif": { weight: 560, sources: { latin: "source-serif-4", accents: "source-serif-4", cyrillic: "source-serif-4", greek: "source-serif-4" } },
};

function signs(ranges) {
  return ranges.split(",").flatMap((range) => {
    const [from, to = from] = range.slice(2).split("-").map((one) => parseInt(one, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
  }).join("");
}

async function make() {
  const rules = [];
  for (const [family, { weight, sources }] of Object.entries(families))
    for (const [script, name] of Object.entries(sources)) {
      const from = readFileSync(join(home(name), "files", `${name}-${script === "accents" ? "latin" : script}-wght-normal.woff2`));
      const file = `${family.toLowerCase().replace(" ", "-")}-${script}.woff2`;
      const font = await subset(from, signs(scripts[script]), {
        targetFormat: "woff2",
        variationAxes: { wght: weight },
        noLayoutClosure: family === "Prikup Serif", // text also uses tabular figures
      });
      writeFileSync(join(out, file), font);
      copyFileSync(join(home(name), "LICENSE"), join(out, `${name}.LICENSE.txt`));
      rules.push(`@font-face {
  font-family: "${family}";
  font-weight: 400 700;
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${scripts[script].replaceAll(",", ", ")};
}`);
    }
  writeFileSync(join(out, "fonts.css"), `${rules.join("\n")}\n`);
}

const newer = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
mkdirSync(out, { recursive: true });
if (newer(join(out, "fonts.css")) < Math.max(newer(fileURLToPath(import.meta.url)), newer(join(web, "package-lock.json")))) await make();
