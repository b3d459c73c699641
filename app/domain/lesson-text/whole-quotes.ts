/**
 * Quotation marks of a sentence that was cut out of a longer one: “你好！ of “你好！我叫马克。” is 你好！, and
 * 他说：“你好！ becomes 他说：“你好！”
 *
 * A mark at the edge whose other half is missing is left out; one that opens within the sentence is closed at its end.
 */
const quotes = ['“”', '‘’', '「」', '『』', '""']

type WholeQuotes = {
	/** The part that is kept, in UTF-16 units. */
	start: number
	end: number
	/** What closes it; empty for most sentences. */
	closing: string
}

export function wholeQuotes(sentence: string): WholeQuotes {
	let start = 0
	let end = sentence.length
	let closes = ''
	for (const [opening = '', closing = ''] of quotes) {
		const kept = sentence.slice(start, end)
		const more = surplusOf(kept, opening, closing)
		if (more > 0 && kept.startsWith(opening)) start += 1
		else if (more > 0 && opening === closing && kept.endsWith(closing)) end -= 1
		else if (more > 0) closes = closing + closes
		else if (more < 0 && kept.endsWith(closing)) end -= 1
	}
	return { start, end, closing: closes }
}

export function withWholeQuotes(sentence: string): string {
	const { start, end, closing } = wholeQuotes(sentence)
	return sentence.slice(start, end) + closing
}

/** How many more open than close. Of straight marks, which look alike, one may be left over. */
function surplusOf(text: string, opening: string, closing: string): number {
	const count = (mark: string) => text.split(mark).length - 1
	return opening === closing ? count(opening) % 2 : count(opening) - count(closing)
}
