/** Whether each word that the first content shows has a gloss of ours, and which have none. */
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { findUnglossed, type UnglossedWord } from '#app/domain/vocabulary/unglossed-words.ts'
import type { CourseFile } from '#app/seed/content-files.ts'
import type { DictionaryEntry } from '#app/seed/dictionary/build.ts'
import { readEverydayWords } from '#app/seed/dictionary/everyday-words.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { keyOf } from '#app/seed/vocabulary.ts'
import { formatUnglossed } from './format-report.ts'
import { shownTexts } from './shown-texts.ts'

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
