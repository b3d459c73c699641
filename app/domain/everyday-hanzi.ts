/**
 * The hanzi that GB 2312 and Big5 list first, before the rare ones: 们 there, 們 here, 饕 in neither.
 *
 * GB 2312-80 has 3,755 of them in B0A1 to D7F9, by their use in print. Big5 (1984) has 5,401 in A440 to
 * C67E: those of 常用國字標準字體表 and of schoolbooks. Each decoder knows them, so no list is carried here.
 * In bytes of the other encoding their characters fall anywhere: this tells a short list's encoding.
 */
export type PairEncoding = 'gb18030' | 'big5'

type Bytes = readonly [first: number, last: number]

const blocks: Readonly<Record<PairEncoding, { leads: Bytes; trails: Bytes }>> = {
	gb18030: { leads: [0xb0, 0xd7], trails: [0xa1, 0xfe] },
	big5: { leads: [0xa4, 0xc6], trails: [0x40, 0xfe] },
}

const sets = new Map<PairEncoding, ReadonlySet<string>>()

export function isEveryday(character: string, encoding: PairEncoding): boolean {
	const set = sets.get(encoding) ?? hanziOf(encoding)
	sets.set(encoding, set)
	return set.has(character)
}

function hanziOf(encoding: PairEncoding): ReadonlySet<string> {
	const decoder = new TextDecoder(encoding)
	const { leads, trails } = blocks[encoding]
	const pairs = range(leads).flatMap((lead) => range(trails).map((trail) => [lead, trail]))
	const read = pairs.map((pair) => decoder.decode(Uint8Array.from(pair)))
	return new Set(read.filter((text) => /^\p{Script=Han}$/u.test(text)))
}

function range([first, last]: Bytes): number[] {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
