import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { userProfiles, vocab } from '#app/db/schema/index.ts'
import { learnersMeaning, learnersPoses } from '#app/db/word-entry-columns.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { type HskLevel, hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { shuffled } from '#app/domain/shuffle.ts'
import { wordsToAsk } from '#app/domain/today/level-check.ts'
import { changeProfile } from '#app/features/accounts/own-account.server.ts'
import { newLessonsFor } from './next-lesson.server.ts'

/** So many words of each level may be asked, spread over the level from the most frequent to the rarest. */
const candidatesPerLevel = 40

type Check = { user: Pick<User, 'id' | 'hskEdition'>; turn: number }

/** The words of a person's try, the easiest level first. One round trip. */
export async function findCheckWords(db: Db, { user: { id, hskEdition }, turn }: Check) {
	const levels = hskLevels.map((level) => `"level-${level}"`).join(' OR ')
	const level = sql<HskLevel>`listed.value ->> 'level'`.mapWith((text) =>
		z.enum(hskLevels).parse(text),
	)
	const ranked = db.$with('ranked').as(
		db
			.select({
				id: vocab.id,
				level: level.as('level'),
				place: sql<number>`row_number() over (partition by listed.value ->> 'level'
					order by ${vocab.frequency} desc, ${vocab.id})`.as('place'),
				total: sql<number>`count(*) over (partition by listed.value ->> 'level')`.as('total'),
			})
			.from(vocab)
			.innerJoin(
				sql`json_each(${vocab.levels}) as listed`,
				sql`listed.value ->> 'edition' = ${hskEdition}
					and listed.value ->> 'isDerived' is null`,
			)
			.where(sql`${vocab.id} in (select rowid from vocab_index where vocab_index match ${levels})
				and ${vocab.status} = 1`),
	)
	const spread = (place: ReturnType<typeof sql>) =>
		// A bound number would arrive as a fraction, and every word would pass.
		sql`${place} * ${sql.raw(String(candidatesPerLevel))} / ${ranked.total}`
	const rows = await db
		.with(ranked)
		.select({
			id: vocab.id,
			word: vocab.word,
			pinyin: vocab.pinyin,
			traditional: vocab.traditional,
			poses: learnersPoses,
			meaning: learnersMeaning,
			frequency: vocab.frequency,
			level: ranked.level,
		})
		.from(ranked)
		.innerJoin(vocab, eq(vocab.id, ranked.id))
		.where(sql`${spread(sql`${ranked.place}`)} > ${spread(sql`(${ranked.place} - 1)`)}`)
		.orderBy(vocab.id)
	const candidates = rows.map(({ level, ...row }) => ({ ...row, rank: rankOf(level) }))
	return wordsToAsk(shuffled(candidates, `${id} ${turn}`), hskEdition)
}

type Chosen = { user: User; langLevel: HskLevel; now: Date }

/** Saves the level; returns the first lesson that fits it. One batch. */
export async function saveCheckedLevel(db: Db, { user, langLevel, now }: Chosen) {
	const [, , [next]] = await db.batch([
		changeProfile(db, { userId: user.id, change: { intent: 'langLevel', langLevel } }),
		markChecked(db, { userId: user.id, now }),
		newLessonsFor(db, { ...user, langLevel }, { most: 1 }),
	])
	return next
}

/** The check is not offered again. */
export function markChecked(db: Db, { userId, now }: { userId: string; now: Date }) {
	return db.update(userProfiles).set({ levelCheckedAt: now }).where(eq(userProfiles.id, userId))
}
