/** What a text's page says of its reader's words. It changes while they read: see `use-figures.ts`. */
import type { ShownFit } from '#app/domain/known-words/coverage.ts'
import type { OwnWordInText } from '#app/domain/known-words/word-sheet.ts'
import type { VocabularyOverview } from '#app/domain/lesson-text/overview.ts'
import type { GlossedWord } from '#app/domain/lesson-text/rendered-lesson.ts'

export type Figures = {
	fit?: ShownFit | undefined
	own: readonly OwnWordInText[]
	sheet: string
	/** When they were counted, by the server's clock. */
	asOf: number
	/** Of lessons and own texts. */
	overview?: VocabularyOverview
	/** Of lessons and own texts. */
	newWords?: readonly GlossedWord[]
}

/** Picks the figures out of a page's data. */
export function figuresOf({ fit, own, sheet, asOf, overview, newWords }: Figures): Figures {
	return {
		fit,
		own,
		sheet,
		asOf,
		...(overview && { overview }),
		...(newWords && { newWords }),
	}
}

/** Checked by hand: pages of texts are spared a schema library, and our own server answers. */
export function isFigures(value: unknown): value is Figures {
	const { own, sheet, asOf }: Record<string, unknown> = Object(value)
	return Array.isArray(own) && typeof sheet === 'string' && typeof asOf === 'number'
}

/** The address of the figures of the text at `path`. */
export function figuresPath(path: string): string {
	return `${path}/figures`
}
