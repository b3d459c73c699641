/** The data folder of the local platform: `.data/`, or the one DATA_DIR names. */
import { randomBytes } from 'node:crypto'
import {
	accessSync,
	constants,
	existsSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { parseJson } from '#app/domain/json.ts'
import { closeFolder, keepFilesPrivate, makePrivateFolder, privateFile } from './private-files.ts'
import { StopReason } from './stop-reason.ts'

export type DataFolder = {
	path: string
	database: string
	objects: string
	/** Signs sessions; generated once. */
	secret: string
	/** The secret of the keys for push services; generated once. */
	pushSecret: string
	/** Publishes the URL of the database, for commands run beside the platform. */
	publishDatabase(databaseUrl: string): void
	/** Unlocks the folder for the next start. */
	release(): void
}

/** Deleted by a reset; DATA_DIR may contain other files that are not ours. */
export const storedParts = ['database', 'objects', 'secret', 'push-secret', 'owner.json']

export function dataPath(): string {
	return resolve(process.env.DATA_DIR || '.data')
}

/** Locks the folder for this process. */
export function openDataFolder(path = dataPath()): DataFolder {
	try {
		keepFilesPrivate()
		makePrivateFolder(path)
		accessSync(path, constants.W_OK)
	} catch {
		throw new StopReason(
			existsSync(path) && !statSync(path).isDirectory()
				? `The data folder ${path} is a file. Delete it, or choose another folder with DATA_DIR.`
				: `The data folder ${path} is not writable. Choose another one with DATA_DIR.`,
		)
	}
	const owner = ownerOf(path)
	if (owner) {
		throw new StopReason(
			`The data folder ${path} is in use by process ${owner}. Stop it first, or choose another folder with DATA_DIR.`,
		)
	}
	const lock = lockPath(path)
	const [database, objects] = [join(path, 'database'), join(path, 'objects')]
	// DATA_DIR may name a folder of other people's files, so that only our own parts are closed.
	for (const part of [database, objects]) closeFolder(part)
	writeOwner(lock, {})
	return {
		path,
		database,
		objects,
		secret: readSecret(path, 'secret'),
		pushSecret: readSecret(path, 'push-secret'),
		publishDatabase: (databaseUrl) => writeOwner(lock, { databaseUrl }),
		release: () => rmSync(lock, { force: true }),
	}
}

/** The process that uses the folder, if it is still running. */
export function ownerOf(path: string): number | undefined {
	return readOwner(path)?.pid
}

/** The database of the platform that uses the folder. */
export function runningDatabase(path = dataPath()): string | undefined {
	return readOwner(path)?.databaseUrl
}

const ownerSchema = z.object({ pid: z.number(), databaseUrl: z.string().optional() })

function writeOwner(lock: string, details: { databaseUrl?: string }): void {
	writeFileSync(lock, JSON.stringify({ pid: process.pid, ...details }), privateFile)
}

function readOwner(path: string): z.infer<typeof ownerSchema> | undefined {
	const lock = lockPath(path)
	if (!existsSync(lock)) return undefined
	// A kill while writing leaves half a file.
	const owner = ownerSchema.safeParse(parseJson(readFileSync(lock, 'utf8')))
	const isThere = owner.success && owner.data.pid !== process.pid && isOurs(owner.data.pid)
	return isThere ? owner.data : undefined
}

function lockPath(path: string): string {
	return join(path, 'owner.json')
}

/** Checks the command, because another program may have got a killed start's pid. */
function isOurs(pid: number): boolean {
	try {
		process.kill(pid, 0)
	} catch {
		return false
	}
	const commandLine = `/proc/${pid}/cmdline`
	return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('tools')
}

/** 32 bytes, as hex. */
function readSecret(path: string, name: string): string {
	const file = join(path, name)
	if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), privateFile)
	return readFileSync(file, 'utf8')
}
