import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { closeFolder, makePrivateFolder, privateFile } from '#tools/private-files.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'
import { writeDatabase } from './backup-database.ts'
import { writeMedia } from './backup-media.ts'
import { isEmptyFolder, readArguments, withTarget } from './target.ts'

export const manifestSchema = z.object({ at: z.string(), migration: z.string() })

/** `npm run backup -- FOLDER [--remote]`: writes all stored data to a new folder. */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const { folder, isRemote } = readArguments(args, 'backup')
		if (!isEmptyFolder(folder)) throw new StopReason(`${folder} is not empty. Name a new folder.`)
		makePrivateFolder(folder)
		closeFolder(folder)
		const at = new Date()
		await withTarget(isRemote, async ({ db, media }) => {
			const rows = await sayAloud('Writing the database', () => writeDatabase(db, folder))
			const objects = await sayAloud('Writing the media', () => writeMedia(media, folder))
			// Written last, to mark the backup as complete.
			writeFileSync(
				join(folder, 'backup.json'),
				JSON.stringify({ at: at.toISOString(), migration: newestMigration() }),
				privateFile,
			)
			const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
			console.log(`Wrote ${total} rows and ${objects} files to ${folder}.`)
		})
	})
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** The name of the newest migration, which starts with its number: 0010_exercise-sets */
export function newestMigration(): string {
	const journal = journalSchema.parse(
		JSON.parse(readFileSync(join('migrations', 'meta', '_journal.json'), 'utf8')),
	)
	return journal.entries.at(-1)?.tag ?? ''
}
