import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'
import { writeDatabase } from './backup-database.ts'
import { writeMedia } from './backup-media.ts'
import { askedOf, isEmptyFolder, withTarget } from './target.ts'

export const manifestSchema = z.object({ at: z.string(), migration: z.string() })

/** `npm run backup -- FOLDER [--remote]`: everything that is stored, as files in a new folder. */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const { folder, isRemote } = askedOf(args, 'backup')
		if (!isEmptyFolder(folder)) throw new StopReason(`${folder} is not empty. Name a new folder.`)
		mkdirSync(folder, { recursive: true })
		const at = new Date()
		await withTarget(isRemote, async ({ db, media }) => {
			const rows = await sayAloud('Writing the database', () => writeDatabase(db, folder))
			const objects = await sayAloud('Writing the media', () => writeMedia(media, folder))
			// Last: a folder without it is a backup that was not finished.
			writeFileSync(
				join(folder, 'backup.json'),
				JSON.stringify({ at: at.toISOString(), migration: newestMigration() }),
			)
			const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
			console.log(`${total} rows and ${objects} files are in ${folder}.`)
		})
	})
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** By its name, which begins with its number: 0010_exercise-sets */
export function newestMigration(): string {
	const journal = journalSchema.parse(
		JSON.parse(readFileSync(join('migrations', 'meta', '_journal.json'), 'utf8')),
	)
	return journal.entries.at(-1)?.tag ?? ''
}
