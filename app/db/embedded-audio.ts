import { type SQL, sql } from 'drizzle-orm'
import { embeddedEngine } from '#app/domain/speech/embedded-voice.ts'

/**
 * Whether the embedded voice made the audio of a text. The audio's path ends in the id of its job; that
 * of an upload names none. Raw names, because both tables have a column audio_path.
 */
export function isEmbeddedAudio(table: 'lesson_contents' | 'articles'): SQL<boolean> {
	const path = `${table}.audio_path`
	const jobId = `replace(substr(${path}, instr(${path}, '/audio/') + 7), '.mp3', '')`
	return sql`exists (select 1 from audio_jobs where audio_jobs.id = ${sql.raw(jobId)}
		and audio_jobs.engine like ${`${embeddedEngine}%`})`.mapWith(Boolean)
}
