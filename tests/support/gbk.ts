/** Writes text in GBK or Big5, which programs here only read: 山 is C9 BD in GBK. */
const tables = new Map<string, ReadonlyMap<string, readonly number[]>>()

export function encodeAs(encoding: 'gbk' | 'big5', text: string): number[] {
	const table = tables.get(encoding) ?? tableOf(encoding)
	tables.set(encoding, table)
	return [...text].flatMap((character) => {
		const bytes = character < '\x80' ? [character.charCodeAt(0)] : table.get(character)
		if (!bytes) throw new Error(`${encoding} has no ${character}`)
		return bytes
	})
}

function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
	const decoder = new TextDecoder(encoding)
	const table = new Map<string, readonly number[]>()
	for (let first = 0x81; first < 0xff; first += 1) {
		for (let second = 0x40; second < 0xff; second += 1) {
			const text = decoder.decode(Uint8Array.of(first, second))
			if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) {
				table.set(text, [first, second])
			}
		}
	}
	return table
}
