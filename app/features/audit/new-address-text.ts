/**
 * The sentence after something was restored under another address: its last change has the slug
 * before and after. Another lesson has taken cup meanwhile: "Its address ends in cup-2 now, …".
 */
import * as z from 'zod'

const slugs = z.object({ slug: z.string().optional(), lessonSlugs: z.string().optional() })

type Change = { action: string; before: unknown; after: unknown }

/** Empty if the newest of these changes gave no new address. */
export function newAddressText([newest]: readonly Change[]): string {
	if (!newest?.action.endsWith('.restore')) return ''
	const [before, after] = [slugs.safeParse(newest.before), slugs.safeParse(newest.after)]
	if (!before.success || !after.success) return ''
	return [ownText(before.data.slug, after.data.slug), lessonsText(after.data.lessonSlugs)]
		.filter((sentence) => sentence !== '')
		.join(' ')
}

function ownText(before: string | undefined, after: string | undefined): string {
	if (before === undefined || after === undefined) return ''
	return `Its address ends in ${after} now, as something else has taken ${before}.`
}

function lessonsText(slugs: string | undefined): string {
	return slugs === undefined ? '' : `Lessons of it got new addresses, too: ${slugs}.`
}
