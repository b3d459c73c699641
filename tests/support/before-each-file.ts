/**
 * A set-up file of vitest, run before each file of tests. Files share a thread: what the last test of a file stubbed (a
 * `fetch` that never answers) is given back before the next test, but not before a `beforeAll` of the next file.
 */
import fc from 'fast-check'
import { vi } from 'vitest'
import { propertyRuns } from './length.ts'

vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.restoreAllMocks()

fc.configureGlobal({ numRuns: propertyRuns })
