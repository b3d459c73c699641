/** The target of backup and restore: the local platform, or with `--remote` the deployed site. */
import { existsSync, readdirSync } from 'node:fs'
import { getPlatformProxy } from 'wrangler'
import type { SeedDb } from '#app/seed/seed.ts'
import { dataPath, openDataFolder, ownerOf } from '#tools/data-folder.ts'
import { withMediaBucket } from '#tools/host.ts'
import { givenDatabase, migrateDatabase, openForSeeding, withDatabase } from '#tools/platform.ts'
import { sayAloud } from '#tools/say.ts'
import { StopReason } from '#tools/stop-reason.ts'

type Target = { db: SeedDb; media: R2Bucket }

type BackupArguments = { folder: string; isRemote: boolean }

/** `npm run backup -- FOLDER [--remote]` */
export function readArguments(args: readonly string[], command: string): BackupArguments {
	const [folder, ...others] = args.filter((arg) => !arg.startsWith('--'))
	const options = args.filter((arg) => arg.startsWith('--'))
	if (!folder || others.length > 0 || options.some((option) => option !== '--remote')) {
		throw new StopReason(`Usage: npm run ${command} -- FOLDER [--remote]`)
	}
	return { folder, isRemote: options.length > 0 }
}

export function isEmptyFolder(folder: string): boolean {
	return !existsSync(folder) || readdirSync(folder).length === 0
}

export function withTarget(isRemote: boolean, work: (target: Target) => Promise<void>) {
	return isRemote ? withSite(work) : withThisMachine(work)
}

/** Needs `npx wrangler login` or CLOUDFLARE_API_TOKEN. */
async function withSite(work: (target: Target) => Promise<void>): Promise<void> {
	const db = await openGivenDatabase()
	const { env, dispose } = await getPlatformProxy<{ MEDIA: R2Bucket }>({
		configPath: 'tools/operations/wrangler.toml',
		persist: false,
	})
	try {
		await work({ db, media: env.MEDIA })
	} finally {
		await dispose()
	}
}

/** Opens and migrates the database that LIBSQL_URL names. */
export async function openGivenDatabase(): Promise<SeedDb> {
	const address = givenDatabase()
	if (!address) {
		throw new StopReason(
			'Set LIBSQL_URL and LIBSQL_AUTH_TOKEN to the database of the site, such as libsql://hanlu.turso.io.',
		)
	}
	const db = openForSeeding(address)
	await migrateDatabase(db)
	return db
}

async function withThisMachine(work: (target: Target) => Promise<void>): Promise<void> {
	const path = dataPath()
	const owner = ownerOf(path)
	if (owner) {
		throw new StopReason(`Hanlu is running on ${path} (process ${owner}). Stop it first.`)
	}
	const folder = openDataFolder(path)
	folder.release()
	await withDatabase(sayAloud, (db) =>
		withMediaBucket(folder.objects, (media) =>
			// The same bucket in Miniflare's own type.
			work({ db, media: media as unknown as R2Bucket }),
		),
	)
}
