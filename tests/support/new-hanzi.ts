/** Four hanzi that are adjacent in no text, for words that no other test uses. */
export function newHanzi(count = 4): string {
	const chances = crypto.getRandomValues(new Uint16Array(count))
	return String.fromCodePoint(...Array.from(chances, (chance) => 0x4e00 + (chance % 20_000)))
}
