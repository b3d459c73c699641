/** What the reading page shows of a lesson that its reader may open. */
import type { Person } from '#app/domain/accounts/person.ts'
import { listExercises } from '#app/domain/exercises/asked-exercise.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { listBlanks } from '#app/domain/lesson-text/blanks.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { overviewOf } from '#app/domain/lesson-text/overview.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { toWordEntry } from '#app/domain/vocabulary/word-entry-from.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import type { LessonForReading } from './queries.server.ts'

export type ReadingPage = ReturnType<typeof toReadingPage>

export function toReadingPage(
	{ lesson, parent, words, exercises }: LessonForReading,
	content: LessonContent,
	person: Person,
) {
	const { id, slug, title, description, level, category, isFree, isPrivate, config } = lesson
	const rankOfWord = ranksOfWords(words)
	return {
		lesson: {
			...{ id, slug, title, description, level, category, isFree, isPrivate },
			isDialogue: config.dialogMode,
		},
		parent: parent && { slug: parent.slug, title: parent.title },
		cover: coverOf(lesson, parent),
		reader: { id: person.id, langLevel: person.langLevel, rank: rankOf(person.langLevel) },
		overview: overviewOf(content, { rankOf: rankOfWord, person: person.langLevel }),
		answers: listBlanks(content),
		exercises: listExercises(exercises),
		paragraphs: rubyHtml(content, {
			rankOf: rankOfWord,
			isDialogue: config.dialogMode,
			hasNumbers: config.showParagraphNumbers,
		}),
	}
}

/** The popup's entries follow the page: nobody waits for them to read. */
export async function wordEntriesOf({ words }: LessonForReading) {
	return words.map(toWordEntry)
}

type Pictured = Pick<LessonForReading['lesson'], 'cover' | 'config'>

/** A course may lend its lessons its cover, and then its way of showing it. */
function coverOf(lesson: Pictured, parent: Pictured | null) {
	const lends = parent?.cover && parent.config.useParentCoverForLessons
	const { cover, config } = lends ? parent : lesson
	return { src: cover, mode: config.coverDisplayMode }
}
