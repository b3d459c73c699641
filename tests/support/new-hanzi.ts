/** Hanzi that are adjacent in no text, for a word that no other test uses: 隋魙. */
export function newHanzi(count = 2): string {
	const chances = crypto.getRandomValues(new Uint16Array(count))
	return String.fromCodePoint(...Array.from(chances, (chance) => 0x4e00 + (chance % 20_000)))
}
