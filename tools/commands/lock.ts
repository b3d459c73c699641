import { readFileSync, writeFileSync } from 'node:fs'
import { missingBinaries, readLockFile, withBinaries } from '#tools/lock-file.ts'

/** `npm run lock`, after a package was added: completes the lock file for other systems. */
export async function run(): Promise<void> {
	const lock = readLockFile(readFileSync('package-lock.json', 'utf8'))
	const missing = missingBinaries(lock)
	writeFileSync('package-lock.json', `${JSON.stringify(withBinaries(lock, missing), null, '\t')}\n`)
	console.log(
		missing.length === 0 ? 'The lock file is complete.' : `${missing.length} packages added.`,
	)
}
