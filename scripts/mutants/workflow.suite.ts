/** The direct tests of the workflow and the roles as one file (policy.suite.ts). */
import '#contract/holding.test.ts';
import '#contract/workflow-asked.test.ts';
import '#contract/workflow.test.ts';
