import type { Db } from '#app/db/client.server.ts'
import { findTraditional } from '#app/db/traditional-lines.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'

type Titled = { title: { zh: string } }

type FormOf = (title: string) => string

/**
 * The forms in which a person reads the Chinese titles of a list. Readers of traditional characters cost a
 * round trip, others none.
 */
export async function findTitleForms(
	db: Db,
	{ script }: TextDisplay,
	items: readonly (Titled | undefined)[],
): Promise<FormOf> {
	const lines = items.flatMap((item) => item?.title.zh || [])
	if (script !== 'traditional' || lines.length === 0) return (title) => title
	const traditionalOf = await findTraditional(db, { words: [], lines })
	return (title) => traditionalOf(title, undefined)
}

export function inForm<Item extends Titled | undefined>(item: Item, formOf: FormOf): Item {
	return item && { ...item, title: { ...item.title, zh: formOf(item.title.zh) } }
}
