/** 小美 at HSK 3 with own texts, which the real tokenizer cuts by the real dictionary. */
import { eq } from 'drizzle-orm'
import { ownTextParts } from '#app/db/schema/index.ts'
import type { User } from '#app/domain/accounts/user.ts'
import type { TextPart } from '#app/domain/texts/split-text.ts'
import { addText } from '#app/features/texts/add-text.server.ts'
import { cutParts } from '#app/features/texts/cut-part.server.ts'
import { withVocabulary } from './own-words.ts'
import { realTokenizer } from './real-tokenizer.ts'
import { marta } from './users.ts'

type GivenText = {
	title?: string
	tags?: string[]
	parts?: TextPart[]
	of?: string
	isCut?: boolean
}

export async function withOwnTexts() {
	const words = await withVocabulary()
	const { db, userId } = words
	const reader: User = { ...marta, id: userId, langLevel: 'HSK3' }
	const { tokenize, binding } = realTokenizer(db)
	const sources = { db, tokenize }

	/** Adds a text and cuts all its parts; returns its id. */
	async function add(
		text: string,
		{ title = '', tags = [], of = userId, isCut = true, ...given }: GivenText = {},
	): Promise<string> {
		const parts = given.parts ?? [{ title: '', text }]
		const added = await addText(db, { userId: of, title, tags, parts, now: new Date() })
		if (!added.ok) throw new Error(added.error.code)
		if (isCut) await cutParts(sources, added.value.parts)
		return added.value.id
	}

	const partsOfText = (id: string) =>
		db.select().from(ownTextParts).where(eq(ownTextParts.textId, id)).orderBy(ownTextParts.number)

	return { ...words, reader, sources, binding, add, partsOfText }
}
