/**
 * Takes what another app shared with the installed one, or another page handed over. It has waited since,
 * even while the person signed in. Its names of entries are those of public/share-target.js.
 */
import * as z from 'zod/mini'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { hasBrokenLines } from '#app/domain/texts/broken-lines.ts'
import { sharedCache } from '#app/features/analyzer/hand-over.ts'

const aboutSchema = z.object({
	title: z.string(),
	text: z.string(),
	url: z.string(),
	file: z.nullable(z.object({ name: z.string(), type: z.string() })),
	/** In ms since 1970. */
	at: z.number(),
	/** Who was signed in. Nobody's is for the one who signs in next. */
	owner: z.optional(z.string()),
	/** Its reader brought it from another page here. */
	isOwn: z.optional(z.boolean()),
})

/** Longer ago, it was somebody's who never came to the page. */
const longestAgoMs = 60 * 60_000

type Shared = {
	title: string
	text: string
	/** Whether its lines end inside of sentences. */
	isBroken: boolean
	file: File | undefined
	/** Its reader knows where it is from. */
	isOwn: boolean
}

/** Undefined if nothing waits for this person. What was taken, or is another's, is gone. */
export async function takeShared(
	userId: string | undefined,
	now = Date.now(),
): Promise<Shared | undefined> {
	const cache = await caches.open(sharedCache)
	const about = await cache.match('/.shared')
	const content = await cache.match('/.shared-file')
	await caches.delete(sharedCache)
	const read = aboutSchema.safeParse(await about?.json())
	if (!read.success || now - read.data.at > longestAgoMs) return undefined
	const { title, text, url, file, owner = 'nobody', isOwn = false } = read.data
	if (owner !== 'nobody' && owner !== userId) return undefined
	const bytes = file && (await content?.blob())
	return {
		title,
		// A page is shared by its address, which says nothing in Chinese.
		text: hasHanzi(text) ? text : [text, url].filter((line) => line !== '').join('\n'),
		isBroken: hasBrokenLines(text),
		isOwn,
		file: file && bytes ? new File([bytes], file.name, { type: file.type }) : undefined,
	}
}
