/**
 * The word in a cell, and what stands beside it in brackets: a second form, or the notation of HSK 3.0.
 *
 *   学习[學習], 学习 (學習), 学习/學習   学习, and 學習
 *   1. 学习！, 会1, 白（形）             学习, 会, 白
 *   第（第二）                         第, with an example
 *   好（不）容易                       好容易, or else 好不容易
 *   爸爸｜爸                           爸爸, or else 爸
 *   一边…一边…, …极了                  一边, 极了
 */
import { countHanzi, hasHanzi } from '#app/domain/hanzi.ts'

type Forms = {
	word: string
	/** The same word in other characters. */
	traditional: string
	/** What is meant if the vocabulary lacks the word. */
	otherwise: string
}

const bracket = /^([^[\]()（）【】]*)[[(（【]([^[\]()（）【】]*)[\])）】]?([^[\]()（）【】]*)/u
const variants = /^([^/|｜]*)[/|｜]([^/|｜]*)$/u

const partsOfSpeech =
	/^(?:[名动形副代数量介连助叹]|(?:名|动|形容|副|代|数|量|数量|介|连|助|助动|叹|拟声)词|拟声|数量|[前后]缀)$/u

/** Longer cells hold no word. */
const longestCell = 200

/** Takes a cell as `plainCell` leaves it. Empty if it has no hanzi. */
export function wordCell(whole: string): Forms {
	const { word, traditional, otherwise } = formsIn(whole.slice(0, longestCell).replace(number, ''))
	return {
		word: bare(word),
		traditional: hasHanzi(traditional) ? bare(traditional) : '',
		otherwise: hasHanzi(otherwise) ? bare(otherwise) : '',
	}
}

function formsIn(cell: string): Forms {
	const [, first = '', second = ''] = variants.exec(cell) ?? []
	if (hasHanzi(first)) {
		const { word } = formsIn(first)
		return isSameLength(word, second)
			? { word, traditional: second, otherwise: '' }
			: { word, traditional: '', otherwise: second }
	}
	const [, before = '', inside = '', after = ''] = bracket.exec(cell) ?? []
	if (!hasHanzi(before + after)) return only(hasHanzi(cell) ? cell : '')
	if (hasHanzi(after) && hasHanzi(inside))
		return { word: before + after, traditional: '', otherwise: before + inside + after }
	// Pleco and dictionaries have nothing but a form in square ones.
	const isForm = cell.includes('[') ? hasHanzi(inside) : isSameLength(before, inside)
	if (isForm && !isPartOfSpeech(inside)) return { word: before, traditional: inside, otherwise: '' }
	// 女孩（儿） is also 女孩儿, but 第（第二） says where 第 is used.
	const isExample = inside.includes(bare(before)) || before.includes(inside)
	const isNote = isPartOfSpeech(inside) || !hasHanzi(inside) || isExample
	return isNote ? only(before + after) : { ...only(before), otherwise: before + inside }
}

function only(word: string): Forms {
	return { word, traditional: '', otherwise: '' }
}

function isSameLength(one: string, other: string): boolean {
	return countHanzi(one) === countHanzi(other)
}

/** 名 and 形、副. */
function isPartOfSpeech(text: string): boolean {
	return text.split(/[、，,/\s]+/u).every((part) => partsOfSpeech.test(part))
}

const number = /^\s*\d+[.、)）]\s*/u

/** Up to the first gap, without the number of a homograph and without signs around it. */
function bare(text: string): string {
	const parts = text.split(/…+|\.{2,}|[～~]+/u)
	return (parts.find(hasHanzi) ?? '')
		.replace(number, '')
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
		.replace(/(?<=\p{Script=Han})[\d０-９¹²³⁴-⁹₁-₉①-⑨]+$/u, '')
}
