// Compile the modules of a site's host by its own Python: node pack.mjs PYODIDE FOLDER
// FOLDER has the archives of modules, which are replaced.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const ARCHIVES = ["python_stdlib.zip", "packages.zip"];
const [pyodide, folder] = process.argv.slice(2);
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
try {
  const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: `${folder}/${ARCHIVES[0]}` });
  for (const name of ARCHIVES) python.FS.writeFile(`/${name}`, read(name));
  python.unpackArchive(read("packages.zip"), "zip", { extractDir: "/packages" });
  python.runPython('import sys; sys.path.insert(0, "/packages")');
  const noKernel = { call: () => 0, read: (_, size) => new Uint8Array(size), write: () => {} };
  await python.pyimport("prikup.browser.packing").pack(noKernel, ARCHIVES.map((name) => `/${name}`));
  for (const name of ARCHIVES) writeFileSync(`${folder}/${name}`, python.FS.readFile(`/${name}`));
} catch (error) {
  console.error(error.message); // without the line of the source, which is a megabyte long
  process.exit(1);
}
process.exit(0);
