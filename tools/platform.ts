/** Starts the whole local platform: database, migrations, seed and workers. */
import { existsSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import type { Miniflare } from 'miniflare'
import type { PutMedia } from '#app/seed/covers.ts'
import { forgetAudio } from '#app/seed/first-audio.ts'
import { releaseJobs } from '#app/seed/release-jobs.ts'
import { type SeedDb, seed } from '#app/seed/seed.ts'
import { fireIn, schedulesOf, startCron } from './cron.ts'
import { type DataFolder, openDataFolder, runningDatabase } from './data-folder.ts'
import { type Database, startDatabase } from './database.ts'
import { startFirstAudio } from './first-audio.ts'
import { allWorkers, askerOf, startHost, withMediaBucket } from './host.ts'
import { pushKeys } from './push-keys.ts'
import type { Say } from './say.ts'
import { stopOnSignals } from './signals.ts'
import { StopReason } from './stop-reason.ts'

export type Platform = {
	url: string
	databaseUrl: string
	miniflare: Miniflare
	folder: DataFolder
	database: Database | undefined
	stop(): Promise<void>
}

type Options = {
	port: number
	dataPath?: string
	say: Say
	isDevelopment?: boolean
	/** Whether to make the audio of the seeded content in the background. */
	withFirstAudio: boolean
}

export async function startPlatform({
	port,
	dataPath,
	say,
	isDevelopment = false,
	withFirstAudio,
}: Options): Promise<Platform> {
	const folder = openDataFolder(dataPath)
	const endings: (() => Promise<void>)[] = []
	const stop = async () => {
		await Promise.all(endings.splice(0).map((end) => end()))
		folder.release()
	}
	stopOnSignals(stop)
	try {
		const { address, database } = await openDatabaseServer(folder, say)
		if (database) endings.push(database.stop)
		folder.publishDatabase(address.url)
		const db = openForSeeding(address)
		await say('Migrating the database', () => migrateDatabase(db))
		const hasMedia = existsSync(folder.objects)
		// With an external database, audio and jobs may belong to another media store and queue.
		if (database && !hasMedia) await forgetAudio(db)
		// With an external database, the jobs of its other workers are under way.
		const releaseOwnJobs = async () => {
			if (database) await releaseJobs(db)
		}
		await releaseOwnJobs()
		await seed({
			db,
			say,
			hasMedia,
			secret: folder.secret,
			withDemoAccounts: database !== undefined,
			withMedia: (work) => withMedia(folder, work),
		})
		const url = `http://localhost:${port}`
		const { miniflare, stop: stopWorkers } = await say('Starting the workers', () =>
			startHost({
				port,
				isDevelopment,
				objects: folder.objects,
				variables: workerVariables({ address, url, folder }),
				beforeRestart: releaseOwnJobs,
				afterRestart: () => cron.fireAll(),
			}),
		)
		endings.push(stopWorkers)
		// In development the web worker's code is not in Miniflare, so its cron cannot fire.
		const withCode = allWorkers.filter((worker) => !(worker === 'web' && isDevelopment))
		const cron = startCron(schedulesOf(withCode), fireIn(miniflare))
		endings.push(async () => cron.stop())
		if (withFirstAudio) {
			const firstAudio = startFirstAudio({ db, ask: askerOf(miniflare, 'tts') })
			endings.push(async () => firstAudio.stop())
		}
		stopOnSignals(stop)
		return { url, databaseUrl: address.url, miniflare, folder, database, stop }
	} catch (error) {
		await stop()
		throw error
	}
}

function withMedia({ objects }: DataFolder, work: (put: PutMedia) => Promise<void>) {
	return withMediaBucket(objects, (media) =>
		work(async (key, bytes, contentType) => {
			await media.put(key, bytes, { httpMetadata: { contentType } })
		}),
	)
}

type Address = { url: string; authToken?: string | undefined }

async function openDatabaseServer(folder: DataFolder, say: Say) {
	const given = givenDatabase()
	if (given) return { address: given, database: undefined }
	const database = await say('Starting the database', () => startDatabase(folder.database))
	return { address: { url: database.url }, database }
}

/** The external server that LIBSQL_URL names: libsql://db.hanlu.example */
export function givenDatabase(env = process.env): Address | undefined {
	const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = env
	if (!url) return undefined
	if (/^(libsql|https?|wss?):\/\/[^/]/.test(url) && URL.canParse(url)) return { url, authToken }
	throw new StopReason(
		`LIBSQL_URL must be the address of a libSQL server, such as http://localhost:8080, not "${url}".`,
	)
}

/** The variables and secrets that a deployment would set. */
export function workerVariables({
	address,
	url,
	folder,
}: {
	address: Address
	url: string
	folder: DataFolder
}) {
	return {
		SITE_URL: url,
		...(process.env.SITE_NAME && { SITE_NAME: process.env.SITE_NAME }),
		LIBSQL_URL: address.url,
		...(address.authToken && { LIBSQL_AUTH_TOKEN: address.authToken }),
		BETTER_AUTH_SECRET: folder.secret,
		...pushKeys(folder.pushSecret),
		...serviceVariables(),
	}
}

/** Passes on the settings of voices and tokenizers (docs/speech.md, docs/tokenize.md). */
function serviceVariables() {
	return Object.fromEntries(
		Object.entries(process.env).flatMap(([name, value]) =>
			value && /^(TTS|VOLCENGINE|ALIYUN|OPENAI_SPEECH|TOKENIZE)_/.test(name) ? [[name, value]] : [],
		),
	)
}

export function openForSeeding({ url, authToken }: Address) {
	return drizzle(createClient(authToken ? { url, authToken } : { url }), {
		casing: 'snake_case',
	})
}

/** Opens the database, whether or not the platform is running. */
export async function withDatabase<T>(say: Say, work: (db: SeedDb) => Promise<T>): Promise<T> {
	const running = runningDatabase()
	if (running) return work(openForSeeding({ url: running }))
	const folder = openDataFolder()
	const { address, database } = await openDatabaseServer(folder, say)
	try {
		const db = openForSeeding(address)
		await migrateDatabase(db)
		return await work(db)
	} finally {
		await database?.stop()
		folder.release()
	}
}

export async function migrateDatabase(db: ReturnType<typeof openForSeeding>): Promise<void> {
	try {
		await migrate(db, { migrationsFolder: 'migrations' })
	} catch (error) {
		const reason =
			error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : error
		const hint = givenDatabase()
			? 'Check LIBSQL_URL and LIBSQL_AUTH_TOKEN.'
			: 'To start over: npm run reset'
		throw new StopReason(`The database could not be migrated (${reason}). ${hint}`)
	}
}
