/** A set-up file of vitest: tells fast-check how often to try each property. */
import fc from 'fast-check'
import { propertyRuns } from './length.ts'

fc.configureGlobal({ numRuns: propertyRuns })
