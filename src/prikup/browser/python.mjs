// Run Python as a page of the site does: node python.mjs PYODIDE FOLDER CODE
// FOLDER has the archives of modules and the kernel; CODE finds it as /site, and the kernel as `kernel`.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, folder, code] = process.argv.slice(2);
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const wasi = new Proxy({}, { get: () => () => 0 }); // the kernel writes and reads nothing
const { instance } = await WebAssembly.instantiate(read("kernel.wasm"), { wasi_snapshot_preview1: wasi });
const { memory, _initialize, ...functions } = instance.exports;
_initialize();
try {
  const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: `${folder}/python_stdlib.zip` });
  python.unpackArchive(read("packages.zip"), "zip", { extractDir: "/packages" });
  python.mountNodeFS("/site", folder);
  python.runPython('import sys; sys.path.insert(0, "/packages")');
  python.globals.set("kernel", {
    call: (name, ...given) => functions[name](...given) ?? 0,
    read: (address, size) => new Uint8Array(memory.buffer, address, size).slice(),
    write: (address, data) => new Uint8Array(memory.buffer).set(data.toJs(), address),
  });
  const value = await python.runPythonAsync(code);
  await new Promise((written) => process.stdout.write(`${value}\n`, written)); // an exit would cut a long text off
} catch (error) {
  console.error(error.message); // without the line of the source, which is a megabyte long
  process.exit(1);
}
process.exit(0);
