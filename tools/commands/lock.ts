import { readFileSync, writeFileSync } from 'node:fs'
import { missingBinaries, readLockFile, withBinaries } from '#tools/lock-file.ts'

/** `npm run lock`: adds the optional binaries of other systems after a package was installed. */
export async function run(): Promise<void> {
	const lock = readLockFile(readFileSync('package-lock.json', 'utf8'))
	const missing = missingBinaries(lock)
	writeFileSync('package-lock.json', `${JSON.stringify(withBinaries(lock, missing), null, '\t')}\n`)
	console.log(
		missing.length === 0
			? 'The lock file is complete.'
			: `Added ${missing.length} packages to the lock file.`,
	)
}
