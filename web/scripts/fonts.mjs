// Makes the fonts of the client, once, from variable fonts of npm (OFL-1.1, the licences stand beside them): a
// family and a script a file, with the weights and the signs that are used, and the style sheet that names them.
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(web, "src/style/generated");
const { resolve } = createRequire(import.meta.url);
const home = (name) => dirname(resolve(`@fontsource-variable/${name}/package.json`));

// What is written in each script; what a name has besides comes from the fonts of the machine.
const scripts = {
  latin: "U+20-7E,U+A0-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032-2033,U+2039-203A,U+2044,U+2070,U+2074-2079,U+2080-2089,U+20AC,U+2153-215E,U+2190-2193,U+2212",
  cyrillic: "U+401,U+410-44F,U+451,U+490-491,U+2116",
  greek: "U+384-38A,U+38C,U+38E-3A1,U+3A3-3CE",
  armenian: "U+531-556,U+559-55F,U+561-587,U+589-58A,U+58F",
};
const families = {
  "Prikup Sans": { latin: "inter", cyrillic: "inter", greek: "inter", armenian: "noto-sans-armenian" },
  "Prikup Serif": { latin: "source-serif-4", cyrillic: "source-serif-4", greek: "source-serif-4" },
};
const weights = { min: 400, max: 700 };
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "frac"];

function signs(ranges) {
  return ranges.split(",").flatMap((range) => {
    const [from, to = from] = range.slice(2).split("-").map((one) => parseInt(one, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
  }).join("");
}

async function make() {
  const rules = [];
  for (const [family, sources] of Object.entries(families))
    for (const [script, name] of Object.entries(sources)) {
      const from = readFileSync(join(home(name), "files", `${name}-${script}-wght-normal.woff2`));
      const file = `${family.toLowerCase().replace(" ", "-")}-${script}.woff2`;
      const font = await subset(from, signs(scripts[script]), {
        targetFormat: "woff2", variationAxes: { wght: weights }, featureTags: FEATURES,
      });
      writeFileSync(join(out, file), font);
      copyFileSync(join(home(name), "LICENSE"), join(out, `${name}.LICENSE.txt`));
      rules.push(`@font-face {
  font-family: "${family}";
  font-weight: ${weights.min} ${weights.max};
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
