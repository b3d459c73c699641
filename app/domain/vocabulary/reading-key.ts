/** Names a reading of a word: 长 read cháng is 长 cháng, another than 长 zhǎng. */
export function keyOfReading({ word, pinyin }: { word: string; pinyin: string }): string {
	return `${word} ${pinyin}`
}
