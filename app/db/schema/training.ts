import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json, timestamps } from '#app/db/columns.ts'
import {
	leastAnswers,
	trainingStatuses,
	trainingTasks,
} from '#app/domain/flashcards/memory/training-job.ts'
import { weightsSchema } from '#app/domain/flashcards/memory/weights.ts'
import { userProfiles } from './accounts.ts'

/**
 * The weights by which a person's cards are scheduled, and what their last training found. No row means the
 * published weights.
 */
export const scheduleWeights = sqliteTable('schedule_weights', {
	userId: text('uid')
		.primaryKey()
		.references(() => userProfiles.id, { onDelete: 'cascade' }),
	/** Those in use; null means the published ones. */
	weights: json(weightsSchema),
	/** Goes up whenever other weights come into use; the state of a card names it. */
	version: integer().notNull().default(0),
	/** Those last accepted, so that a person can return to them. */
	trained: json(weightsSchema),
	/** Whether the person chose the published ones: training then waits until they ask for it. */
	isDefaultChosen: flag().notNull().default(false),
	/** Answers so far, counted as they arrive; the log itself decides what is trained with. */
	answers: integer().notNull().default(0),
	/** The next training begins at so many answers. */
	trainsAt: integer().notNull().default(leastAnswers),
	/** The last training; null before the first. */
	trainedAt: instant(),
	/** The answers that it looked at, and those of them by which it judged the weights. */
	trainedWith: integer(),
	judged: integer(),
	/** Log loss over the judged answers. */
	lossDefault: real(),
	lossTrained: real(),
	isAccepted: flag(),
	...timestamps(),
})

/** A person's training, one at a time. The row is the state machine; the queue's message names the person. */
export const trainingJobs = sqliteTable('training_jobs', {
	userId: text('uid')
		.primaryKey()
		.references(() => userProfiles.id, { onDelete: 'cascade' }),
	status: text({ enum: trainingStatuses }).notNull(),
	task: text({ enum: trainingTasks }).notNull(),
	/** Counts the attempts. A worker that holds an older number has lost the job. */
	attempt: integer().notNull().default(0),
	/** Attempts that failed since it was ordered. */
	failures: integer().notNull().default(0),
	leaseUntil: instant(),
	/** When the message was last sent to the queue. */
	sentAt: instant(),
	errorDetail: text(),
	...timestamps(),
})
