/**
 * Pleco's XML files of flashcards, as version 2 of its exporter writes them:
 *
 *   <card><entry><headword charset="sc">银行</headword><headword charset="tc">銀行</headword>
 *   <pron type="hypy" tones="numbers">yin2hang2</pron></entry><catassign category="Bank/known"/></card>
 *
 * Only these elements are looked for. Declarations and entities of the file are never expanded.
 */
import { decodeEntities, plainCell } from './plain-cell.ts'
import { labelsOfCategory } from './pleco.ts'
import { wordCell } from './word-cell.ts'
import type { ReadWord } from './word-note.ts'

export function isPlecoXml(text: string): boolean {
	return text.slice(0, 2000).includes('<plecoflash')
}

/**
 * The texts of the cards, at most one more than `most`. One that is not closed ends where the next one
 * begins.
 */
export function xmlCards(text: string, most: number): string[] {
	return text.split(/<card[\s>]/, most + 2).slice(1)
}

const headword = /<headword([^<>]*)>([^<>]*)<\/headword>/g
const pron = /<pron[^<>]*>([^<>]*)<\/pron>/
const assigned = /<catassign[^<>]*\scategory="([^"<>]*)"/g

/** `row` counts cards, from 1. */
export function readXmlCard(card: string, row: number): ReadWord {
	const plain = (text = '') => plainCell(decodeEntities(text), { isHtml: false })
	const heads = [...card.matchAll(headword)].map(([, attributes = '', text]) => ({
		isTraditional: /charset="tc"/.test(attributes),
		word: wordCell(plain(text)).word,
	}))
	const traditional = heads.find(({ isTraditional }) => isTraditional)?.word ?? ''
	const labels = [...card.matchAll(assigned)].map(([, category]) =>
		labelsOfCategory(plain(category)),
	)
	const said = labels.find(({ standing }) => standing !== null)
	return {
		row,
		word: heads.find(({ isTraditional }) => !isTraditional)?.word ?? traditional,
		traditional,
		otherwise: '',
		pinyin: plain(pron.exec(card)?.[1]),
		sentence: '',
		standing: said?.standing ?? null,
		isSaved: said?.isSaved ?? true,
	}
}
