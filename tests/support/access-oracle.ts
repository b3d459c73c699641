/** The access rule in its plainest form, to check the product against. */
import type { LessonAccess } from '#app/domain/access/access.ts'

type Item = { status: number; isDeleted: boolean; isPrivate: boolean; isShared: boolean }

type Case = { level: number; isFree: boolean; own: Item; parent: Item | undefined }

/** The first matching line decides. */
export function oracle({ level, isFree, own, parent }: Case): LessonAccess {
	if (own.isDeleted) return 'not-found'
	if (parent?.isDeleted) return 'not-found'
	if (level === 98 || level === 99) return 'open'
	if (own.status === 0) return 'not-found'
	if (parent?.status === 0) return 'not-found'
	if (own.status === 2) return 'coming-soon'
	if (parent?.status === 2) return 'coming-soon'
	const needsInvitation = own.isPrivate || parent?.isPrivate === true
	const hasInvitation = own.isShared || parent?.isShared === true
	if (needsInvitation && !hasInvitation) return 'private'
	if (level > 1) return 'open'
	return isFree ? 'open' : 'paid'
}
