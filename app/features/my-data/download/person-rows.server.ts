/** Reads all that the database has of one person, table by table, without secrets. */
import { and, asc, eq, gt, gte, or, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import {
	articles,
	auditLog,
	cardMarks,
	cardStates,
	cards,
	decks,
	deletedWordRows,
	deletedWords,
	groupInvitees,
	groupMembers,
	groups,
	lessonProgress,
	lessonShares,
	lessons,
	ownTextParts,
	ownTexts,
	passkeys,
	pushSubscriptions,
	readingPlaces,
	reminders,
	reports,
	reviews,
	scheduleWeights,
	sessions,
	shareMails,
	studySettings,
	studyTime,
	userProfiles,
	userWords,
	versions,
	vocab,
} from '#app/db/schema/index.ts'
import { parseJson } from '#app/domain/json.ts'
import { savedText } from '#app/domain/my-data/saved-text.ts'
import { textOfPart } from '#app/domain/my-data/text-of-part.ts'
import { rowsOfPart } from './written-rows.server.ts'

/** Texts of one query. Each may be a hundred kilobytes long. */
const savedTextsOfPart = 20

/** Parts of own texts of one query. Each has up to 10,000 characters. */
const textsOfPart = 20

/** Records of one query: what was done in a lesson, answer by answer. */
const recordsOfPart = 100

/** The rows of one person. Each function answers one query, and the next rows when it is given the last one. */
export function rowsOf(db: Db, userId: string) {
	const title = sql<string | null>`${lessons.title} ->> 'en'`

	async function profile() {
		const [row] = await db
			.select({
				id: userProfiles.id,
				displayName: userProfiles.displayName,
				email: userProfiles.email,
				emailVerified: userProfiles.emailVerified,
				image: userProfiles.image,
				phone: userProfiles.phone,
				country: userProfiles.country,
				langLevel: userProfiles.langLevel,
				hskEdition: userProfiles.hskEdition,
				showsCoarse: userProfiles.showsCoarse,
				script: userProfiles.script,
				notation: userProfiles.notation,
				toneScheme: userProfiles.toneScheme,
				spokenTones: userProfiles.spokenTones,
				levelCheckedAt: userProfiles.levelCheckedAt,
				level: userProfiles.level,
				status: userProfiles.status,
				createdAt: userProfiles.createdAt,
				updatedAt: userProfiles.updatedAt,
			})
			.from(userProfiles)
			.where(eq(userProfiles.id, userId))
		return row
	}

	async function settings() {
		const [row] = await db
			.select({
				newPerDay: studySettings.newPerDay,
				reviewsPerDay: studySettings.reviewsPerDay,
				timeZone: studySettings.timeZone,
				goalMinutes: studySettings.goalMinutes,
			})
			.from(studySettings)
			.where(eq(studySettings.userId, userId))
		const [schedule] = await db
			.select({
				weights: scheduleWeights.weights,
				trained: scheduleWeights.trained,
				isDefaultChosen: scheduleWeights.isDefaultChosen,
				answers: scheduleWeights.answers,
				trainedAt: scheduleWeights.trainedAt,
				trainedWith: scheduleWeights.trainedWith,
				judged: scheduleWeights.judged,
				lossDefault: scheduleWeights.lossDefault,
				lossTrained: scheduleWeights.lossTrained,
				isAccepted: scheduleWeights.isAccepted,
			})
			.from(scheduleWeights)
			.where(eq(scheduleWeights.userId, userId))
		const [reminder] = await db
			.select({
				byMail: reminders.byMail,
				hour: reminders.hour,
				decidedOn: reminders.decidedOn,
				sentAt: reminders.sentAt,
				unanswered: reminders.unanswered,
			})
			.from(reminders)
			.where(eq(reminders.userId, userId))
		return { ...row, ...(reminder && { reminder }), ...(schedule && { schedule }) }
	}

	function words(last?: { vocabId: number }) {
		return db
			.select({
				vocabId: userWords.vocabId,
				word: vocab.word,
				pinyin: vocab.pinyin,
				status: userWords.status,
				changedAt: userWords.changedAt,
				sentence: userWords.sentence,
				sentenceAt: userWords.sentenceAt,
				lesson: lessons.slug,
				article: userWords.articleId,
				text: ownTextParts.textId,
			})
			.from(userWords)
			.innerJoin(vocab, eq(vocab.id, userWords.vocabId))
			.leftJoin(lessons, eq(lessons.id, userWords.lessonId))
			.leftJoin(ownTextParts, eq(ownTextParts.id, userWords.partId))
			.where(and(eq(userWords.userId, userId), last && gt(userWords.vocabId, last.vocabId)))
			.orderBy(asc(userWords.vocabId))
			.limit(rowsOfPart)
	}

	function ownDecks(last?: { id: string }) {
		return db
			.select({
				id: decks.id,
				slug: decks.slug,
				name: decks.name,
				description: decks.description,
				createdAt: decks.createdAt,
			})
			.from(decks)
			.where(and(eq(decks.ownerId, userId), last && gt(decks.id, last.id)))
			.orderBy(asc(decks.id))
			.limit(rowsOfPart)
	}

	/** Those of own decks, and those of other decks that the person has studied or marked. */
	function ownCards(last?: { id: string }) {
		const ids = sql`
			select ${cardStates.cardId} from ${cardStates} where ${cardStates.userId} = ${userId}
			union select ${cardMarks.cardId} from ${cardMarks} where ${cardMarks.userId} = ${userId}
			union select c.id from ${cards} c join ${decks} d on d.id = c.deck_id
				where d.owner_uid = ${userId}
		`
		return db
			.select({
				id: cards.id,
				deck: decks.name,
				word: vocab.word,
				pinyin: vocab.pinyin,
				sentence: sql<string | null>`iif(${decks.ownerId} = ${userId}, ${cards.sentence}, null)`,
				state: cardStates.state,
				due: cardStates.due,
				stability: cardStates.stability,
				difficulty: cardStates.difficulty,
				reps: cardStates.reps,
				lapses: cardStates.lapses,
				introducedAt: cardStates.introducedAt,
				lastReviewedAt: cardStates.lastReviewedAt,
				knownSince: cardStates.knownSince,
				forgottenAt: cardStates.forgottenAt,
				isBookmarked: cardMarks.isBookmarked,
				notes: cardMarks.notes,
				suspendedAt: cardMarks.suspendedAt,
				removedAt: cards.removedAt,
			})
			.from(cards)
			.innerJoin(decks, eq(decks.id, cards.deckId))
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.leftJoin(cardStates, and(eq(cardStates.cardId, cards.id), eq(cardStates.userId, userId)))
			.leftJoin(cardMarks, and(eq(cardMarks.cardId, cards.id), eq(cardMarks.userId, userId)))
			.where(and(sql`${cards.id} in (${ids})`, last && gt(cards.id, last.id)))
			.orderBy(asc(cards.id))
			.limit(rowsOfPart)
	}

	function reviewLog(last?: { at: Date; id: string }) {
		const isAfter =
			last && and(gte(reviews.at, last.at), or(gt(reviews.at, last.at), gt(reviews.id, last.id)))
		return db
			.select({
				id: reviews.id,
				at: reviews.at,
				card: reviews.cardId,
				word: vocab.word,
				pinyin: vocab.pinyin,
				mode: reviews.mode,
				grade: reviews.grade,
				undoes: reviews.undoes,
				durationMs: reviews.durationMs,
			})
			.from(reviews)
			.innerJoin(cards, eq(cards.id, reviews.cardId))
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.where(and(eq(reviews.userId, userId), isAfter))
			.orderBy(asc(reviews.at), asc(reviews.id))
			.limit(rowsOfPart)
	}

	function progress(last?: { lessonId: string }) {
		return db
			.select({
				lessonId: lessonProgress.lessonId,
				lesson: lessons.slug,
				title,
				learnedAt: lessonProgress.learnedAt,
				updatedAt: lessonProgress.updatedAt,
				record: lessonProgress.record,
				firstAnswers: lessonProgress.firstAnswers,
				restarts: lessonProgress.restarts,
			})
			.from(lessonProgress)
			.innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
			.where(
				and(eq(lessonProgress.userId, userId), last && gt(lessonProgress.lessonId, last.lessonId)),
			)
			.orderBy(asc(lessonProgress.lessonId))
			.limit(recordsOfPart)
	}

	async function reading() {
		const [places, time] = await db.batch([
			db
				.select({
					lesson: lessons.slug,
					article: articles.id,
					title: sql<string | null>`coalesce(${title}, ${articles.enTitle})`,
					paragraph: readingPlaces.paragraph,
					paragraphs: readingPlaces.paragraphs,
					changedAt: readingPlaces.changedAt,
				})
				.from(readingPlaces)
				.leftJoin(lessons, eq(lessons.id, readingPlaces.lessonId))
				.leftJoin(articles, eq(articles.id, readingPlaces.articleId))
				.where(eq(readingPlaces.userId, userId))
				.orderBy(asc(readingPlaces.changedAt)),
			db
				.select({
					day: studyTime.day,
					device: studyTime.device,
					readMs: studyTime.readMs,
					listenedMs: studyTime.listenedMs,
				})
				.from(studyTime)
				.where(eq(studyTime.userId, userId))
				.orderBy(asc(studyTime.day), asc(studyTime.device)),
		])
		return { places, time }
	}

	function ownReports(last?: { id: string }) {
		return db
			.select({
				id: reports.id,
				at: reports.createdAt,
				kind: reports.kind,
				part: reports.part,
				lesson: lessons.slug,
				article: reports.articleId,
				exercise: reports.exerciseId,
				paragraph: reports.paragraph,
				word: reports.word,
				pinyin: reports.pinyin,
				sentence: reports.sentence,
				english: reports.english,
				note: reports.note,
				status: reports.status,
				reply: reports.reply,
				answeredAt: reports.decidedAt,
				seenAt: reports.seenAt,
			})
			.from(reports)
			.leftJoin(lessons, eq(lessons.id, reports.lessonId))
			.where(and(eq(reports.userId, userId), last && gt(reports.id, last.id)))
			.orderBy(asc(reports.id))
			.limit(rowsOfPart)
	}

	/** Without the people it was shared with: these are their data. */
	async function shares() {
		const columns = { lesson: lessons.slug, title, at: lessonShares.createdAt }
		const [withMe, byMe, mails, inGroups, invitedTo, ownGroups] = await db.batch([
			db
				.select(columns)
				.from(lessonShares)
				.innerJoin(lessons, eq(lessons.id, lessonShares.lessonId))
				.where(eq(lessonShares.userId, userId))
				.orderBy(asc(lessonShares.createdAt)),
			db
				.select(columns)
				.from(lessonShares)
				.innerJoin(lessons, eq(lessons.id, lessonShares.lessonId))
				.where(eq(lessonShares.sharedBy, userId))
				.orderBy(asc(lessonShares.createdAt)),
			db
				.select({ lesson: lessons.slug, about: shareMails.about, at: shareMails.at })
				.from(shareMails)
				.innerJoin(lessons, eq(lessons.id, shareMails.lessonId))
				.innerJoin(userProfiles, eq(userProfiles.email, shareMails.email))
				.where(eq(userProfiles.id, userId))
				.orderBy(asc(shareMails.at)),
			db
				.select({ group: groups.name, at: groupMembers.createdAt })
				.from(groupMembers)
				.innerJoin(groups, eq(groups.id, groupMembers.groupId))
				.where(eq(groupMembers.userId, userId))
				.orderBy(asc(groupMembers.createdAt)),
			db
				.select({ group: groups.name, at: groupInvitees.createdAt })
				.from(groupInvitees)
				.innerJoin(groups, eq(groups.id, groupInvitees.groupId))
				.innerJoin(userProfiles, eq(sql`lower(${userProfiles.email})`, groupInvitees.email))
				.where(eq(userProfiles.id, userId))
				.orderBy(asc(groupInvitees.createdAt)),
			db
				.select({ group: groups.name, at: groups.createdAt })
				.from(groups)
				.where(eq(groups.ownerId, userId))
				.orderBy(asc(groups.createdAt)),
		])
		return { withMe, byMe, mails, inGroups, invitedTo, ownGroups }
	}

	function signedIn() {
		return db
			.select({
				signedInAt: sessions.createdAt,
				lastRenewedAt: sessions.updatedAt,
				expiresAt: sessions.expiresAt,
				networkAddress: sessions.ipAddress,
				browser: sessions.userAgent,
				notifiedSince: pushSubscriptions.createdAt,
			})
			.from(sessions)
			.leftJoin(pushSubscriptions, eq(pushSubscriptions.sessionId, sessions.id))
			.where(eq(sessions.userId, userId))
			.orderBy(asc(sessions.createdAt))
	}

	function ownPasskeys() {
		return db
			.select({
				name: passkeys.name,
				createdAt: passkeys.createdAt,
				lastUsedAt: passkeys.lastUsedAt,
			})
			.from(passkeys)
			.where(eq(passkeys.userId, userId))
			.orderBy(asc(passkeys.createdAt))
	}

	/** Each part with its text's title. The corrections are the whole text's, and come with its first part. */
	async function partsOfTexts(last?: { id: string }) {
		const rows = await db
			.select({
				id: ownTextParts.id,
				textId: ownTextParts.textId,
				title: ownTexts.title,
				tags: ownTexts.tags,
				number: ownTextParts.number,
				partTitle: ownTextParts.title,
				createdAt: ownTextParts.createdAt,
				readAt: ownTextParts.readAt,
				paragraph: ownTextParts.paragraph,
				paragraphs: ownTextParts.paragraphs,
				source: ownTextParts.source,
				content: ownTextParts.content,
				times: ownTextParts.times,
				corrections: ownTexts.corrections,
			})
			.from(ownTextParts)
			.innerJoin(ownTexts, eq(ownTexts.id, ownTextParts.textId))
			.where(and(eq(ownTexts.userId, userId), last && gt(ownTextParts.id, last.id)))
			.orderBy(asc(ownTextParts.id))
			.limit(textsOfPart)
		return rows.map(({ source, content, times, corrections, ...row }) => ({
			...row,
			text: source ?? textOfPart(content),
			...(times && { times }),
			...(row.number === 1 && { corrections }),
		}))
	}

	/** Values only of changes of the own account: others may name other people. */
	async function changes(last?: { id: string }) {
		const isAboutMe = and(eq(auditLog.objectType, 'person'), eq(auditLog.objectId, userId))
		const isMine = eq(auditLog.actorId, userId)
		const rows = await db
			.select({
				id: auditLog.id,
				at: auditLog.at,
				by: sql<'me' | 'another administrator'>`iif(${isMine}, 'me', 'another administrator')`,
				action: auditLog.action,
				objectType: auditLog.objectType,
				objectId: auditLog.objectId,
				before: sql<string | null>`iif(${isAboutMe}, ${auditLog.before}, null)`,
				after: sql<string | null>`iif(${isAboutMe}, ${auditLog.after}, null)`,
			})
			.from(auditLog)
			.where(and(or(isMine, isAboutMe), last && gt(auditLog.id, last.id)))
			.orderBy(asc(auditLog.id))
			.limit(rowsOfPart)
		return rows.map(({ before, after, ...row }) => ({
			...row,
			before: before && parseJson(before),
			after: after && parseJson(after),
		}))
	}

	async function savedTexts(last?: { id: string }) {
		const rows = await db
			.select({
				id: versions.id,
				kind: versions.ownerKind,
				of: sql<string | null>`coalesce(${lessons.slug}, ${versions.ownerId})`,
				part: versions.part,
				savedAt: versions.savedAt,
				content: versions.content,
			})
			.from(versions)
			.leftJoin(lessons, eq(lessons.id, versions.ownerId))
			.where(and(eq(versions.savedBy, userId), last && gt(versions.id, last.id)))
			.orderBy(asc(versions.id))
			.limit(savedTextsOfPart)
		return rows.map(({ content, ...row }) => ({ ...row, text: savedText(row.part, content) }))
	}

	async function wordsInTrash(last?: { id: number }) {
		const id = sql<number>`${deletedWordRows}.rowid`
		const rows = await db
			.select({
				id,
				word: deletedWords.word,
				pinyin: deletedWords.pinyin,
				kind: deletedWordRows.source,
				content: deletedWordRows.content,
			})
			.from(deletedWordRows)
			.innerJoin(deletedWords, eq(deletedWords.vocabId, deletedWordRows.vocabId))
			.where(and(sql`${deletedWordRows.content} ->> 'uid' = ${userId}`, last && gt(id, last.id)))
			.orderBy(asc(id))
			.limit(rowsOfPart)
		return rows.map(({ content, ...row }) => ({ ...row, row: parseJson(content) }))
	}

	return {
		profile,
		settings,
		words,
		ownDecks,
		ownCards,
		reviewLog,
		progress,
		reading,
		ownReports,
		shares,
		signedIn,
		ownPasskeys,
		partsOfTexts,
		changes,
		savedTexts,
		wordsInTrash,
	}
}
