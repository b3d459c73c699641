/** Tags of a text, as they are typed: "novel, 武侠, novel" are two tags. */
import { longestTag, mostTags } from './limits.ts'

/** The tags in their order, each once. Undefined if there are too many, or one is too long. */
export function readTags(typed: string): string[] | undefined {
	const tags = new Map<string, string>()
	for (const part of typed.split(/[,，、;；\n]/)) {
		const tag = part.replace(/\s+/g, ' ').trim()
		if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
	}
	const found = [...tags.values()]
	if (found.length > mostTags || found.some((tag) => tag.length > longestTag)) return undefined
	return found
}

export function spellTags(tags: readonly string[]): string {
	return tags.join(', ')
}
