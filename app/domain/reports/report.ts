/**
 * A mistake that a reader reports. 行 in 银行在哪儿？ of the lesson "Around Town" stands there as "xíng": 小美 reports
 * the pinyin, with the note "yínháng".
 */

export const reportKinds = [
	'pinyin',
	'meaning',
	'cut',
	'level',
	'translation',
	'audio',
	'exercise',
	'other',
] as const

export type ReportKind = (typeof reportKinds)[number]

/** Where it is: in a text, its notes, an exercise, or on the page of a word. */
export const reportParts = ['text', 'notes', 'exercise', 'dictionary'] as const

type ReportPart = (typeof reportParts)[number]

/** `open` until an editor has mended it, or found that nothing is wrong. */
export const reportStatuses = ['open', 'resolved', 'rejected'] as const

export type ReportStatus = (typeof reportStatuses)[number]

/** In UTF-16 units, as browsers count what is typed. */
export const longestReportNote = 500

export type ReportPlace = {
	part: ReportPart
	lessonId: string | null
	articleId: string | null
	exerciseId: string | null
	/** From 1, as the text was then: a hint where to look. */
	paragraph: number | null
	/** The word that was pressed, and its pinyin as it was shown. */
	word: string | null
	pinyin: string | null
	/** The Chinese around it. */
	sentence: string | null
	/** The translation beside it. */
	english: string | null
}

export type Report = ReportPlace & {
	/** Made by the browser, so that a report that is sent twice arrives once. */
	id: string
	kind: ReportKind
	/** Empty if nothing was written. */
	note: string
}

/** A reading of the dictionary, with the example beside it if there is one. */
export function placeOfEntry(
	{ word, pinyin }: { word: string; pinyin: string },
	example?: { zh: string; en: string } | null,
): ReportPlace {
	return {
		part: 'dictionary',
		word,
		pinyin,
		sentence: example?.zh ?? null,
		english: example?.en || null,
		lessonId: null,
		articleId: null,
		exerciseId: null,
		paragraph: null,
	}
}

/** Reports of one place have the same key, whatever they say is wrong. Paragraph and translation do not count. */
export function placeKey(place: ReportPlace): string {
	const { part, exerciseId, lessonId, articleId, word, sentence } = place
	const owner = part === 'dictionary' ? null : (exerciseId ?? lessonId ?? articleId)
	return JSON.stringify([part, owner, word, sentence])
}

/** The kinds that make sense at a place, the likeliest first. */
export function kindsAt({ part, word }: Pick<ReportPlace, 'part' | 'word'>): ReportKind[] {
	const ofWord: ReportKind[] = word === null ? [] : ['pinyin', 'meaning', 'cut', 'level']
	switch (part) {
		case 'dictionary':
			return ['pinyin', 'meaning', 'level', 'audio', 'other']
		case 'exercise':
			return ['exercise', ...ofWord, 'translation', 'audio', 'other']
		default:
			return [...ofWord, 'translation', 'audio', 'other']
	}
}
