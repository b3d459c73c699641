/**
 * Folders that take long to fill and are kept for later runs, each under a name for its state. Runs at
 * the same moment do not disturb each other: each fills a folder of its own, and the first one is kept.
 */
import { createHash } from 'node:crypto'
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
} from 'node:fs'
import { join } from 'node:path'

/** A long run reads its folders until it ends, but notes their use only when it begins. */
const keptForMs = 24 * 60 * 60 * 1000

export const testCache = join('node_modules', '.cache', 'hanlu')

/** Returns the folder, filled now unless it is there. */
export async function keptFolder(
	cache: string,
	name: string,
	fill: (folder: string) => Promise<void>,
): Promise<string> {
	const folder = join(cache, name)
	if (existsSync(folder)) return noteUse(folder)
	mkdirSync(cache, { recursive: true })
	removeOld(cache)
	const unfinished = mkdtempSync(join(cache, 'unfinished-'))
	await fill(unfinished)
	if (existsSync(folder)) rmSync(unfinished, { recursive: true })
	else renameSync(unfinished, folder)
	return noteUse(folder)
}

function noteUse(folder: string): string {
	utimesSync(folder, new Date(), new Date())
	return folder
}

function removeOld(cache: string): void {
	for (const name of readdirSync(cache)) {
		const path = join(cache, name)
		const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0 }
		if (Date.now() - mtimeMs > keptForMs) rmSync(path, { recursive: true, force: true })
	}
}

/** A name for the content of files and folders. */
export function hashOf(paths: readonly string[]): string {
	const hash = createHash('sha256')
	for (const path of paths.flatMap(filesBelow).sort()) {
		hash.update(path).update('\0').update(readFileSync(path))
	}
	return hash.digest('hex').slice(0, 16)
}

function filesBelow(path: string): string[] {
	if (!statSync(path).isDirectory()) return [path]
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
}
