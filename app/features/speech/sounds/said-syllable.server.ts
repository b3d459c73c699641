import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import { addTone } from '#app/domain/pinyin/tone.ts'
import type { SaidWord } from '#app/domain/speech/sounds/sound-sets.ts'

/**
 * For each tone of a syllable, the most frequent character that has it: ma is 妈, 麻, 马 and 骂. Characters that are mostly
 * read otherwise come last: 吗 is má only in 干吗. Tones without a character are left out.
 */
export async function findSaidSyllable(db: Db, syllable: string): Promise<SaidWord[]> {
	const readings = ([1, 2, 3, 4] as const).map((tone) => addTone(syllable, tone))
	const rows = await db
		.select({ hanzi: vocab.word, pinyin: vocab.pinyin })
		.from(vocab)
		.innerJoin(sql`vocab_spellings as spelling`, sql`spelling.id = ${vocab.id}`)
		.where(
			sql`spelling.plain = ${syllable.replaceAll('ü', 'v')} and length(${vocab.word}) = 1
				and ${vocab.status} = 1`,
		)
		.orderBy(isReadOtherwise, sql`${vocab.frequency} desc`, vocab.id)
	return readings.flatMap((reading) => rows.find(({ pinyin }) => pinyin === reading) ?? [])
}

/** Whether its word has a reading that comes first: the more frequent, or of two as frequent the older. */
const isReadOtherwise = sql`exists (
	select 1 from vocab as other
	where other.word = ${vocab.word}
		and (other.frequency > ${vocab.frequency} or (other.frequency = ${vocab.frequency} and other.id < ${vocab.id}))
)`
