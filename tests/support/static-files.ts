/** Serves the files that stand beside the worker, by their paths in the repository. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

export const staticFiles = {
	fetch: async ({ pathname }: URL) => new Response(await readFile(resolve(`.${pathname}`))),
}
