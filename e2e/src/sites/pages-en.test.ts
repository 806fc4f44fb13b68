import { testPagesIn } from '../harness/pages.ts'

testPagesIn('en')
