import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { sessions, userProfiles } from '#app/db/schema/index.ts'
import { deviceName } from '#app/domain/accounts/device-name.ts'
import { waitingEmail } from '#app/features/accounts/email-change/change-email.server.ts'
import { readSecondFactors } from '#app/features/accounts/second-factor/read-second-factors.server.ts'
import {
	isBeingSetUp,
	secretToShow,
} from '#app/features/accounts/second-factor/set-up-app.server.ts'

type Asked = {
	user: { id: string; email: string }
	/** The session that asks. */
	token: string
	site: { name: string; url: string }
	siteSecret: string
	now: Date
}

/** All that the page Sign-in and security shows; its queries run at the same time. */
export async function readSignInSettings(db: Db, { user, token, site, siteSecret, now }: Asked) {
	const userId = user.id
	const [{ app, passkeys, codesLeft }, [ownSessions, [profile], [waiting]]] = await Promise.all([
		readSecondFactors(db, { userId }),
		db.batch([
			db
				.select({
					id: sessions.id,
					token: sessions.token,
					userAgent: sessions.userAgent,
					networkAddress: sessions.ipAddress,
					signedInAt: sessions.createdAt,
					lastUsedAt: sessions.updatedAt,
				})
				.from(sessions)
				.where(
					and(
						eq(sessions.userId, userId),
						gt(sessions.expiresAt, now),
						// Others ended before they began: a second step was asked for.
						isNotNull(sessions.deviceId),
					),
				)
				.orderBy(desc(sessions.updatedAt)),
			db
				.select({ isConfirmed: userProfiles.emailVerified })
				.from(userProfiles)
				.where(eq(userProfiles.id, userId)),
			waitingEmail(db, { userId, now }),
		]),
	])
	return {
		email: user.email,
		isConfirmed: profile?.isConfirmed ?? false,
		waitingEmail: waiting?.email ?? undefined,
		appSince: app?.verified ? (app.appSince ?? undefined) : undefined,
		setUp: isBeingSetUp(app, now)
			? await secretToShow(app, { site, siteSecret, email: user.email })
			: undefined,
		passkeys,
		codesLeft,
		sessions: ownSessions.map(({ token: own, userAgent, ...session }) => ({
			...session,
			device: deviceName(userAgent),
			isThis: own === token,
		})),
	}
}

export type SignInSettings = Awaited<ReturnType<typeof readSignInSettings>>
