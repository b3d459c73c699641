import { and, eq, lte, type SQL } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { reports } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import type { ReportStatus } from '#app/domain/reports/report.ts'
import { err, ok } from '#app/domain/result.ts'
import type { Answer } from '#app/domain/version.ts'
import type { AnswerForm } from '#app/features/reports/report-forms.ts'

/** The status that each answer gives a report. */
export const statusAfter = {
	resolve: 'resolved',
	reject: 'rejected',
	reopen: 'open',
} as const satisfies Record<AnswerForm['intent'], ReportStatus>

/**
 * Answers all open reports of a place that are no newer than the named one, the latest on the editor's screen; or
 * takes such an answer back, for exactly the reports that it was for.
 */
export function answerReports(
	db: Db,
	{ form, ...by }: By & { form: AnswerForm },
): Answer<{ id: string }> {
	const { intent, of: id } = form
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<{ id: string }> => {
		const [named] = await tx.select().from(reports).where(eq(reports.id, id))
		if (!named) return err({ code: 'report.gone' })
		const { place, status: before, createdAt, decidedAt } = named
		const isOpen = before === 'open'
		if (isOpen === (intent === 'reopen')) {
			return err({ code: isOpen ? 'report.open' : 'report.answered' })
		}
		const which: SQL | undefined = decidedAt
			? eq(reports.decidedAt, decidedAt)
			: lte(reports.createdAt, createdAt)
		const status = statusAfter[intent]
		await save([
			tx
				.update(reports)
				.set({
					status,
					reply: form.intent === 'reopen' ? null : form.reply || null,
					decidedAt: status === 'open' ? null : by.now,
					seenAt: null,
				})
				.where(and(eq(reports.place, place), eq(reports.status, before), which)),
			log({
				action: `report.${intent}`,
				objectType: 'report',
				objectId: id,
				before: { status: before },
				after: { status },
			}),
		])
		return ok({ id })
	})
}

/** The status of a report, for the message about the last answer. */
export async function findReportStatus(
	db: Db,
	{ id }: { id: string },
): Promise<ReportStatus | undefined> {
	const [found] = await db
		.select({ status: reports.status })
		.from(reports)
		.where(eq(reports.id, id))
	return found?.status
}
