/** Files that only their owner may read: the data folder and backups, with addresses and hashes in them. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

export const privateFile = { mode: 0o600 }

const privateFolderMode = 0o700

export function makePrivateFolder(path: string): void {
	mkdirSync(path, { recursive: true, mode: privateFolderMode })
}

/** Closes a folder that an earlier version or somebody else made. */
export function closeFolder(path: string): void {
	if (existsSync(path)) chmodSync(path, privateFolderMode)
}

/** Whatever this process and its children make from now on is private: the database's own files too. */
export function keepFilesPrivate(): void {
	// The mask belongs to the whole process; a test's thread must not change it.
	if (isMainThread) process.umask(0o077)
}
