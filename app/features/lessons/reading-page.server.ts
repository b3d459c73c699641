/** What the reading page shows of a lesson that its reader may open. */
import type { Person } from '#app/domain/accounts/person.ts'
import { timingsPathOf } from '#app/domain/audio/audio-path.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type { Material } from './material.server.ts'
import type { LessonForReading } from './queries.server.ts'

export type ReadingPage = ReturnType<typeof toReadingPage>

export function toReadingPage(
	{ lesson, parent, audioPath }: LessonForReading,
	{ answers, exercises, isEmpty, overviewFor, textHash }: Material,
	person: Person,
) {
	const { id, slug, title, description, level, category, isFree, isPrivate, config } = lesson
	return {
		lesson: {
			...{ id, slug, title, description, level, category, isFree, isPrivate },
			isDialogue: config.dialogMode,
		},
		parent: parent && { slug: parent.slug, title: parent.title },
		cover: coverOf(lesson, parent),
		reader: { id: person.id, langLevel: person.langLevel, rank: rankOf(person.langLevel) },
		overview: overviewFor(person.langLevel),
		...{ answers, exercises, isEmpty },
		audio: audioPath ? { src: audioPath, timings: timingsPathOf(audioPath), textHash } : undefined,
	}
}

/** The popup's entries follow the page: nobody waits for them to read. */
export async function wordEntriesOf({ entries }: Material) {
	return entries
}

type Pictured = Pick<LessonForReading['lesson'], 'cover' | 'config'>

/** A course may lend its lessons its cover, and then its way of showing it. */
function coverOf(lesson: Pictured, parent: Pictured | null) {
	const lends = parent?.cover && parent.config.useParentCoverForLessons
	const { cover, config } = lends ? parent : lesson
	return { src: cover, mode: config.coverDisplayMode }
}
