/**
 * What everybody who may open 第一课 is shown alike: its text as HTML, its words, blanks and exercises.
 *
 * It is made once, and this worker keeps it for as long as the database says that the lesson has the
 * same revision: a page then asks for its reader, for what they may open, and for little else.
 */
import QuickLru from 'quick-lru'
import { listExercises } from '#app/domain/exercises/listed-exercise.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { listBlanks } from '#app/domain/lesson-text/blanks.ts'
import { overviewOf } from '#app/domain/lesson-text/overview.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { sha256 } from '#app/domain/speech/sha256.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { toWordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import type { LessonForReading, Written } from './lesson-for-reading.server.ts'

/** A lesson of 1,000 words takes half a megabyte here; all that a worker has is 128. */
const mostKept = 16
/** Characters of HTML, some 5,000 words; what is longer is read by few, and made anew for each. */
const longestKept = 300_000

const kept = new QuickLru<string, Material>({ maxSize: mostKept })

export type Material = NonNullable<Awaited<ReturnType<typeof makeMaterial>>>

/** What was made of the lesson before; whether it is still true, only its revision tells. */
export function keptMaterial(slug: string): Material | undefined {
	return kept.get(slug)
}

/** `before` is what was kept when the lesson was asked for. Undefined of a lesson without a text. */
export async function materialOf(
	{ lesson, revision, written }: LessonForReading,
	before: Material | undefined,
): Promise<Material | undefined> {
	if (!written) return before
	const material = await makeMaterial(written, { revision, ...lesson.config })
	if (material && material.html.length <= longestKept) kept.set(lesson.slug, material)
	return material
}

type Shape = { revision: string; dialogMode: boolean; showParagraphNumbers: boolean }

async function makeMaterial({ content, words, exercises }: Written, shape: Shape) {
	if (!content) return undefined
	const { revision, dialogMode: isDialogue, showParagraphNumbers: hasNumbers } = shape
	const rankOf = ranksOfWords(words)
	return {
		revision,
		isEmpty: content.length === 0,
		html: rubyHtml(content, { rankOf, isDialogue, hasNumbers }).join(''),
		answers: listBlanks(content),
		exercises: listExercises(exercises),
		entries: words.map(toWordEntry),
		overviewFor: (user: HskLevel) => overviewOf(content, { rankOf, user }),
		/** The timings of an audio are of this text or of an older one. */
		textHash: await sha256(scriptOf(content, { isDialogue }).text),
	}
}
