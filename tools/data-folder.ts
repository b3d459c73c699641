/** The folder that holds everything the local platform remembers: `.data/` unless DATA_DIR says otherwise. */
import { randomBytes } from 'node:crypto'
import {
	accessSync,
	constants,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { StopReason } from './stop-reason.ts'

export type DataFolder = {
	path: string
	database: string
	objects: string
	/** Signs sessions on this machine; made once. */
	secret: string
	/** Lets other commands find the database of a running platform. */
	tellDatabase(databaseUrl: string): void
	/** Lets another start use the folder. */
	release(): void
}

/** What a reset removes; DATA_DIR may hold other things that are not ours. */
export const rememberedParts = ['database', 'objects', 'secret', 'owner.json']

export function dataPath(): string {
	return resolve(process.env.DATA_DIR || '.data')
}

/** Opens the folder for this process alone. */
export function openDataFolder(path = dataPath()): DataFolder {
	try {
		mkdirSync(path, { recursive: true })
		accessSync(path, constants.W_OK)
	} catch {
		throw new StopReason(
			existsSync(path) && !statSync(path).isDirectory()
				? `The data folder ${path} is a file. Remove it, or choose another folder with DATA_DIR.`
				: `The data folder ${path} cannot be written to. Choose another one with DATA_DIR.`,
		)
	}
	const owner = ownerOf(path)
	if (owner) {
		throw new StopReason(
			`The data folder ${path} is in use by process ${owner}. Stop that one first, or choose another folder with DATA_DIR.`,
		)
	}
	const lock = lockPath(path)
	writeOwner(lock, {})
	return {
		path,
		database: join(path, 'database'),
		objects: join(path, 'objects'),
		secret: readSecret(path),
		tellDatabase: (databaseUrl) => writeOwner(lock, { databaseUrl }),
		release: () => rmSync(lock, { force: true }),
	}
}

/** The process that has the folder open, if it is still there. */
export function ownerOf(path: string): number | undefined {
	return readOwner(path)?.pid
}

/** Where the platform that has the folder open keeps its database. */
export function runningDatabase(path = dataPath()): string | undefined {
	return readOwner(path)?.databaseUrl
}

const ownerSchema = z.object({ pid: z.number(), databaseUrl: z.string().optional() })

function writeOwner(lock: string, told: { databaseUrl?: string }): void {
	writeFileSync(lock, JSON.stringify({ pid: process.pid, ...told }))
}

function readOwner(path: string): z.infer<typeof ownerSchema> | undefined {
	const lock = lockPath(path)
	if (!existsSync(lock)) return undefined
	const owner = ownerSchema.safeParse(parsed(readFileSync(lock, 'utf8')))
	const isThere = owner.success && owner.data.pid !== process.pid && isOurs(owner.data.pid)
	return isThere ? owner.data : undefined
}

/** A process killed while writing leaves half a file, which names nobody. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

function lockPath(path: string): string {
	return join(path, 'owner.json')
}

/** A killed start leaves its number behind, which another program may have by now. */
function isOurs(pid: number): boolean {
	try {
		process.kill(pid, 0)
	} catch {
		return false
	}
	const commandLine = `/proc/${pid}/cmdline`
	return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('tools')
}

function readSecret(path: string): string {
	const file = join(path, 'secret')
	if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
	return readFileSync(file, 'utf8')
}
