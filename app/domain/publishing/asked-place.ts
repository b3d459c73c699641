/**
 * The place of a text to which a link leads its editor: …/segment#paragraph-3&word=%E9%9D%A2%E5%8C%85. A paragraph
 * is counted from 1; without a word it is its first one.
 */

type Asked = { paragraph: number; word?: string | undefined }

export function placeInHash({ paragraph, word }: Asked): string {
	return `#paragraph-${paragraph}${word ? `&${new URLSearchParams({ word })}` : ''}`
}

export function readPlaceInHash(hash: string): Asked | undefined {
	const [, paragraph, more = ''] = /^#paragraph-(\d+)(?:&(.*))?$/.exec(hash) ?? []
	if (!paragraph) return undefined
	return { paragraph: Number(paragraph), word: new URLSearchParams(more).get('word') ?? undefined }
}
