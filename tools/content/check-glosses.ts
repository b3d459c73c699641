/** Whether each word that the first content shows has a gloss of ours, and which have none. */

import { parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { lessonWordsInOrder, noLessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import { parseNotes, typedAsides } from '#app/domain/notes/notes-text.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import {
	findUnglossed,
	type ShownText,
	type UnglossedWord,
} from '#app/domain/vocabulary/unglossed-words.ts'
import { annotate } from '#app/seed/annotate.ts'
import { annotateAsides } from '#app/seed/asides.ts'
import {
	type CourseFile,
	type LessonFile,
	readArticles,
	readSingles,
} from '#app/seed/content-files.ts'
import type { DictionaryEntry } from '#app/seed/dictionary/build.ts'
import { readEverydayWords } from '#app/seed/dictionary/everyday-words.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { cutExercise } from '#app/seed/exercise-words.ts'
import { keyOf } from '#app/seed/vocabulary.ts'
import { buildSegmentation } from '#tools/segmentation/build-segmentation.ts'
import { cutText } from './courses-to-check.ts'
import { formatUnglossed } from './format-report.ts'

type Sources = { dictionary: readonly DictionaryEntry[]; lexicon: Lexicon }

export function reportGlosses(
	courses: readonly CourseFile[],
	{ dictionary, lexicon }: Sources,
): boolean {
	const glossed = new Set([...readLearnerGlosses(), ...readEverydayWords()].map(keyOf))
	const found = findUnglossed(shownTexts(courses, lexicon), dictionary, (entry) =>
		glossed.has(keyOf(entry)),
	)
	console.log(formatUnglossed(byPlace(found)))
	return found.length === 0
}

/** By the lesson where they stand first; within it, frequent ones first. */
function byPlace(found: readonly UnglossedWord[]): UnglossedWord[] {
	const slugs = [...new Set(found.map(({ first }) => first.slug))]
	return found.toSorted(
		(one, other) =>
			slugs.indexOf(one.first.slug) - slugs.indexOf(other.first.slug) || other.count - one.count,
	)
}

/** All that the first content shows in Chinese, cut and read as for a learner: the courses of the path come first. */
function shownTexts(courses: readonly CourseFile[], lexicon: Lexicon): ShownText[] {
	buildSegmentation()
	const inOrder = courses.toSorted((one, other) => placeOf(one) - placeOf(other))
	const ofLessons = [...inOrder.map(({ lessons }) => lessons), ...readSingles().map((one) => [one])]
	const ofArticles = readArticles().map((article): ShownText => {
		const content = annotate(article.text, article, lexicon)
		return { slug: article.id, part: 'text', words: content.flatMap(({ zh }) => zh) }
	})
	return [...ofLessons.flatMap((lessons) => textsOf(lessons, lexicon)), ...ofArticles]
}

function placeOf({ path }: CourseFile): number {
	return path ?? Number.POSITIVE_INFINITY
}

/** `lessons` are those of one course: their exercises are cut as the texts are. */
function textsOf(lessons: readonly LessonFile[], lexicon: Lexicon): ShownText[] {
	const contents = lessons.map((lesson) => cutText(lesson, lexicon))
	const words = lessonWordsInOrder(contents)
	return lessons.flatMap(({ slug, notes = '', exercises }, at): ShownText[] => {
		const inText = contents[at]?.flatMap(({ zh }) => zh) ?? []
		const inExercises = parseExerciseText(exercises).flatMap((block) =>
			block.ok ? cutExercise(block.exercise, { lexicon, lesson: words[at] ?? noLessonWords }) : [],
		)
		return [
			{ slug, part: 'text', words: inText },
			{ slug, part: 'notes', words: wordsOfNotes(notes, lexicon) },
			{ slug, part: 'exercises', words: inExercises.flat() },
		]
	})
}

function wordsOfNotes(notes: string, lexicon: Lexicon): Token[] {
	const read = parseNotes(notes)
	return read.ok ? annotateAsides(typedAsides(read.value), lexicon).flat() : []
}
