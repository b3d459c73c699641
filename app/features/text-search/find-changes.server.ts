import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { readStored, type StoredExercise } from '#app/domain/exercises/stored-exercise.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { problemText } from '#app/domain/problem.ts'
import {
	type PartName,
	readWorkingExercises,
	readWorkingNotes,
} from '#app/domain/publishing/working-part.ts'
import { ok } from '#app/domain/result.ts'
import { changedLines, type FoundLines, recutLines } from '#app/domain/text-search/changed-lines.ts'
import { changedExercises } from '#app/domain/text-search/replace-exercises.ts'
import { changedNotes } from '#app/domain/text-search/replace-notes.ts'
import type { Change } from '#app/domain/text-search/replace-text.ts'
import {
	type KnownReading,
	unknownReadings,
	wordsToLookUp,
} from '#app/domain/text-search/unknown-readings.ts'
import { readWordChange, type WordChange } from '#app/domain/text-search/word-change.ts'
import { mostTexts, type PartRow, partsWith } from './parts-with.server.ts'
import { mostLines } from './text-search.ts'

/** A text, its notes or its exercises, with the lines that have the pattern. */
export type ChangedText = FoundLines & {
	owner: TextOwner
	part: PartName
	title: { zh: string; en: string }
	courseTitle: string | null
	version: number
}

type Query = Change & {
	/** The id of a course, or empty. */
	course: string
}

/**
 * Lists what a replacement would change in the texts, notes and exercises of lessons and in articles, as they were
 * last saved, and the courses to choose from. One round trip; up to `mostLines` lines. A change of cuts or readings is for
 * texts alone. `unknown` are readings in it that no dictionary has; `problem` says what is wrong with it.
 */
export async function findChanges(db: Db, { course, ...change }: Query) {
	const read = change.pattern === '' ? ok(undefined) : readWordChange(change)
	const wordChange = read.ok ? read.value : undefined
	const [courses, rows, readings] = await db.batch([
		db.all<{ id: string; title: string }>(sql`
			select id, title_json ->> 'en' as title from lessons
			where type = 'course' and not is_deleted order by title collate nocase, id`),
		db.all<PartRow>(partsWith(read.ok ? change.pattern : '', { course, wordChange })),
		db.all<KnownReading>(sql`
			select word, pinyin from ${vocab} where status = 1 and word in (
				select value from json_each(${JSON.stringify(wordChange ? wordsToLookUp(wordChange) : [])})
			)`),
	])
	const texts: ChangedText[] = []
	let room = mostLines
	let isMore = rows.length > mostTexts
	for (const row of rows.slice(0, mostTexts)) {
		const { part, version } = row
		const { lines, skipped } = changesIn(row, change, wordChange)
		if (lines.length > room) isMore = true
		const taken = lines.slice(0, room)
		room -= taken.length
		if (taken.length === 0 && skipped.length === 0) continue
		texts.push({
			owner: { kind: row.ownerKind, id: row.ownerId },
			title: { zh: row.titleZh, en: row.titleEn },
			courseTitle: row.courseTitle,
			part,
			version,
			lines: taken,
			skipped,
		})
	}
	const unknown = wordChange ? unknownReadings(wordChange, readings) : []
	return { courses, texts, isMore, unknown, problem: read.ok ? undefined : problemText(read.error) }
}

export type FoundChanges = Awaited<ReturnType<typeof findChanges>>

function changesIn(
	{ part, working, published }: PartRow,
	change: Change,
	wordChange: WordChange | undefined,
): FoundLines {
	if (part === 'text') {
		const content = readStoredContent(working ?? published ?? '') ?? []
		if (wordChange) return recutLines(content, wordChange)
		return { lines: changedLines(content, change), skipped: [] }
	}
	if (part === 'notes') {
		const notes = working === null ? undefined : readWorkingNotes(working)
		return changedNotes(notes?.source ?? published ?? '', change)
	}
	const exercises =
		working === null
			? storedExercises(published)
			: (readWorkingExercises(working) ?? []).map(({ exercise }) => exercise)
	return changedExercises(exercises, change)
}

/** Rows that cannot be read are left out, as in the editor. */
function storedExercises(rows: string | null) {
	const stored: StoredExercise[] = JSON.parse(rows ?? '[]')
	return stored.flatMap((row) => readStored(row) ?? [])
}
