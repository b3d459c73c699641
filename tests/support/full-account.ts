/** 小美's account with something in each table that a learner fills, for tests of her data. */
import type { Db } from '#app/db/client.server.ts'
import {
	auditLog,
	cardMarks,
	cardStates,
	decks,
	groupInvitees,
	groupMembers,
	groups,
	invitations,
	lessonProgress,
	lessonShares,
	readingPlaces,
	reminders,
	reports,
	reviews,
	scheduleWeights,
	shareMails,
	studySettings,
	studyTime,
	trainingJobs,
	userWords,
} from '#app/db/schema/index.ts'
import { makeDeck, makeLesson, makeWord } from './content-factories.ts'
import { newHanzi } from './new-hanzi.ts'
import { recordOf } from './progress-records.ts'

type Account = { userId: string; email: string; answers: number }

/** The ids are new, so that a database may have several such accounts. */
export async function fillAccount(db: Db, { userId, email, answers }: Account): Promise<void> {
	const run = crypto.randomUUID().slice(0, 8)
	const at = new Date('2026-11-22T08:00:00Z')
	const lessonId = `${run}-tea`
	await makeLesson(db, { id: lessonId, isPrivate: true })
	const [tea, cup] = [
		await makeWord(db, { word: newHanzi(), pinyin: 'chá' }),
		await makeWord(db, { word: newHanzi(), pinyin: 'bēi zi' }),
	]
	const own = await makeDeck(db, [tea], { ownerId: userId, name: 'My words' })
	const house = await makeDeck(db, [tea, cup], { name: 'HSK 1' })
	const states = [`${own}-1`, `${house}-2`].map((cardId) => ({
		userId,
		cardId,
		state: 'review' as const,
		due: at,
		stability: 3.5,
		difficulty: 5,
		logLength: 1,
	}))
	const log = Array.from({ length: answers }, (_, index) => ({
		userId,
		id: `${run}-${index}`,
		cardId: `${own}-1`,
		mode: 'recall' as const,
		grade: 'good' as const,
		durationMs: 1200,
		at: new Date(+at + index * 60_000),
	}))
	await db.batch([
		db.insert(cardStates).values(states),
		db
			.insert(cardMarks)
			.values({ userId, cardId: `${house}-1`, isBookmarked: true, notes: '=喝茶' }),
		db.insert(reviews).values(log),
		db.insert(scheduleWeights).values({ userId, answers }).onConflictDoNothing(),
		db
			.insert(trainingJobs)
			.values({ userId, status: 'completed', task: 'train' })
			.onConflictDoNothing(),
		db.insert(userWords).values({
			userId,
			vocabId: tea.id,
			status: 'known',
			changedAt: at,
			sentence: '他喝茶。',
			sentenceAt: at,
			lessonId,
		}),
		db
			.insert(studySettings)
			.values({ userId, newPerDay: 7, timeZone: 'Asia/Shanghai' })
			.onConflictDoNothing(),
		db.insert(reminders).values({ userId, hour: 19, byMail: true }).onConflictDoNothing(),
		db.insert(lessonProgress).values({
			userId,
			lessonId,
			record: recordOf(userId, [[at.toISOString(), { learned: true }]]),
		}),
		db
			.insert(readingPlaces)
			.values({ userId, lessonId, paragraph: 2, paragraphs: 5, changedAt: at }),
		db
			.insert(studyTime)
			.values({ userId, device: run, day: '2026-11-22', readMs: 1, updatedAt: at }),
		db.insert(reports).values({
			userId,
			id: `${run}-report`,
			kind: 'pinyin',
			part: 'text',
			lessonId,
			word: tea.word,
			place: run,
			note: 'chá',
		}),
		db.insert(lessonShares).values({ userId, lessonId }),
		db.insert(groups).values({ id: `group-${run}`, name: `3班 ${run}`, ownerId: userId }),
		db.insert(groupMembers).values({ groupId: `group-${run}`, userId }),
		db.insert(groupInvitees).values({ groupId: `group-${run}`, email }),
		db.insert(invitations).values({ tokenHash: run, email, expiresAt: new Date('2099-01-01') }),
		db.insert(shareMails).values({ lessonId, email, about: 'shared', at }),
		db.insert(auditLog).values({
			actorId: 'shen-lan',
			actorEmail: 'shen@example.com',
			action: 'account.approve',
			objectType: 'person',
			objectId: userId,
			before: { status: 0 },
			after: { status: 1 },
			at,
		}),
	])
	// A deck of somebody else, of which nothing is to be found in this account.
	await db.insert(decks).values({ slug: `${run}-other`, name: '别人的', description: '' })
}
