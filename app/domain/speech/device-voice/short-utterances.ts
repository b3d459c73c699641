/**
 * Cuts a text into utterances that a device's voice speaks in one breath.
 *
 * 今天天气很好，我们去公园吧！好。 is cut into 今天天气很好，我们去公园吧！ and 好。; a long sentence is cut at its
 * commas as well, and one without commas where it has to be. Chrome stops a network voice after some 15
 * seconds without an error. The pieces joined are the text.
 */

/** In UTF-16 units: some ten seconds at half speed. */
const longestUtterance = 30

const sentenceEnd = /(?<=[。！？!?；;…\n][”’」』）》)"']*)(?![。！？!?；;…\n”’」』）》)"'])/u
const clauseEnd = /(?<=[，,、：:—])(?![，,、：:—”’」』）》)"'])/u

export function shortUtterances(text: string, longest = longestUtterance): string[] {
	return text
		.split(sentenceEnd)
		.flatMap((sentence) => inPieces(sentence, longest))
		.filter((piece) => piece !== '')
}

function inPieces(sentence: string, longest: number): string[] {
	if (sentence.length <= longest) return [sentence]
	const pieces: string[] = []
	let piece = ''
	for (const clause of sentence.split(clauseEnd).flatMap((part) => inHalves(part, longest))) {
		if (piece !== '' && piece.length + clause.length > longest) {
			pieces.push(piece)
			piece = ''
		}
		piece += clause
	}
	return [...pieces, piece]
}

/** Without commas there is no good place; characters of two units stay whole. */
function inHalves(clause: string, longest: number): string[] {
	if (clause.length <= longest) return [clause]
	const signs = [...clause]
	const middle = Math.ceil(signs.length / 2)
	if (middle >= signs.length) return [clause]
	const halves = [signs.slice(0, middle).join(''), signs.slice(middle).join('')]
	return halves.flatMap((half) => inHalves(half, longest))
}
