/** A person's words in two words: "320 known", and before there are any "12 being learned" or "3 saved", like 可惜. */
type OwnWords = {
	known: number
	learning: number
	/** In the person's own deck, studied or not. */
	saved: number
}

export function sayWords({ known, learning, saved }: OwnWords): string {
	if (known > 0) return `${known.toLocaleString('en')} known`
	if (learning > 0) return `${learning.toLocaleString('en')} being learned`
	return saved > 0 ? `${saved.toLocaleString('en')} saved` : 'None yet'
}
