import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'
import { manifestSchema, newestMigration } from './backup.ts'
import { readDatabase } from './backup-database.ts'
import { readMedia } from './backup-media.ts'
import { readArguments, withTarget } from './target.ts'

/** `npm run restore -- FOLDER [--remote]`: restores a backup into an empty platform. */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const { folder, isRemote } = readArguments(args, 'restore')
		const manifest = join(folder, 'backup.json')
		if (!existsSync(manifest)) throw new StopReason(`${folder} contains no complete backup.`)
		const { at, migration } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
		if (migration > newestMigration()) {
			throw new StopReason(`This backup was made by a newer version (${migration}).`)
		}
		await withTarget(isRemote, async ({ db, media }) => {
			const rows = await sayAloud('Restoring the database', () => readDatabase(db, folder))
			const objects = await sayAloud('Restoring the media', () => readMedia(media, folder))
			const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
			console.log(`Restored ${total} rows and ${objects} files from ${at}.`)
		})
	})
}
